// The only module that reads environment variables. An invalid value stops the start with a one-line message.
import { resolve } from 'node:path';
import { parseTrustProxy } from './trust-proxy.ts';
import type { GoogleConfig } from './google-config.ts';
import { type OAuthConfig, readSocialServices } from './oauth-config.ts';
import { readStripeConfig, type StripeConfig } from './stripe-config.ts';
import { StartError } from './start-error.ts';

export type { StripeConfig };

const DEMO_DATA = ['none', 'small', 'large'] as const;
const SERVE = ['all', 'api'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Documentation of an environment variable. A test compares the table in README with it. */
export interface Variable {
  name: string;
  default: string;
  meaning: string;
}

export const VARIABLES = [
  { name: 'PORT', default: '3000', meaning: 'port to listen on; 0 takes a free one' },
  { name: 'HOST', default: '127.0.0.1', meaning: 'address to listen on; `0.0.0.0` for every one' },
  {
    name: 'PUBLIC_URL',
    default: 'http://HOST:PORT',
    meaning: 'address people reach the shop by, used in mails and links',
  },
  { name: 'DATA_DIR', default: './data', meaning: 'folder for the database, media and mails' },
  { name: 'DATABASE_URL', default: '', meaning: 'a PostgreSQL (14 or later) to use instead of the one in `DATA_DIR`' },
  {
    name: 'DATABASE_REPLICA_URL',
    default: '',
    meaning: 'a read replica of `DATABASE_URL`; a session reads from the primary for a moment after it has written',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning: 'mail server, `smtp://user:password@host:587`; without it mails go to `DATA_DIR/mail`',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    default: '',
    meaning:
      'secret key of Stripe, `sk_…`; with the three keys cards are typed into Stripe’s own form, and card numbers are refused',
  },
  { name: 'STRIPE_PUBLISHABLE_KEY', default: '', meaning: 'publishable key of the same account, `pk_…`' },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    default: '',
    meaning: 'signing secret of the webhook `PUBLIC_URL/api/webhooks/stripe`, `whsec_…`',
  },
  {
    name: 'STRIPE_API_URL',
    default: '',
    meaning: 'address of a simulator of Stripe’s API, for tests; ignored in production',
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    default: '',
    meaning: 'OAuth client of Google; with it people can sign in with Google',
  },
  {
    name: 'GOOGLE_ISSUER',
    default: '',
    meaning: 'address of another OpenID provider in place of Google, for tests; ignored in production',
  },
  {
    name: 'FACEBOOK_APP_ID',
    default: '',
    meaning: 'app of Facebook; with its secret people can sign in with Facebook',
  },
  {
    name: 'FACEBOOK_APP_SECRET',
    default: '',
    meaning: 'secret of the app',
  },
  {
    name: 'FACEBOOK_URL',
    default: '',
    meaning: 'address of a simulator in place of Facebook, for tests; ignored in production',
  },
  {
    name: 'SOUNDCLOUD_CLIENT_ID',
    default: '',
    meaning: 'app of SoundCloud; with its secret people can sign in with SoundCloud',
  },
  {
    name: 'SOUNDCLOUD_CLIENT_SECRET',
    default: '',
    meaning: 'secret of the app',
  },
  {
    name: 'SOUNDCLOUD_URL',
    default: '',
    meaning: 'address of a simulator in place of SoundCloud, for tests; ignored in production',
  },
  {
    name: 'DEMO_DATA',
    default: 'small (none in production)',
    meaning: '`none`, `small` or `large`: demo data for an empty database',
  },
  { name: 'API_URL', default: '', meaning: 'run back office and storefront against this API instead of our own' },
  { name: 'SERVE', default: 'all', meaning: '`api` serves the API and media without back office and storefront' },
  {
    name: 'SHERAF_URL',
    default: '',
    meaning: 'address that `/sheraf` and the Sheraf entry of the back office link to',
  },
  {
    name: 'CLAIM_MINUTES',
    default: '60',
    meaning: 'minutes of inactivity after which a claimed order is released',
  },
  {
    name: 'PARTNER_HOSTS',
    default: '',
    meaning:
      'hosts with ports, separated by commas, that partner APIs may have although they are private or plain http; ignored in production',
  },
  {
    name: 'TRUST_PROXY',
    default: 'loopback',
    meaning:
      'trusted proxies for `X-Forwarded-For`: addresses or networks, separated by commas (`10.0.0.0/8`, `loopback`), or the number of proxies (`1`); `none` trusts no proxy',
  },
  {
    name: 'RESPONSE_CACHE_MB',
    default: '64',
    meaning: 'memory for pages and answers that visitors share, in MB; `0` keeps none',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: LOG_LEVELS.map((level) => `\`${level}\``).join(', ') },
  { name: 'NODE_ENV', default: '', meaning: '`production` turns demo data off unless asked for' },
] as const satisfies readonly Variable[];

type VariableName = (typeof VARIABLES)[number]['name'];
export type DemoData = (typeof DEMO_DATA)[number];
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Without trailing slash. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl?: string;
  databaseReplicaUrl?: string;
  smtpUrl?: string;
  /** Undefined for the built-in test provider. */
  stripe?: StripeConfig | undefined;
  /** Undefined without sign-in with Google. */
  google?: GoogleConfig | undefined;
  /** Undefined without sign-in with Facebook. */
  facebook?: OAuthConfig | undefined;
  /** Undefined without sign-in with SoundCloud. */
  soundcloud?: OAuthConfig | undefined;
  demoData: DemoData;
  /** Base URL of the API, e.g. `https://shop.example/api`, without trailing slash. */
  apiUrl?: string;
  serve: (typeof SERVE)[number];
  /** The site of the Sheraf entry (§2.5). */
  sherafUrl?: string;
  logLevel: LogLevel;
  /** Trusted proxies: addresses and networks, or their number; false for none. */
  trustProxy: readonly string[] | number | false;
  /** Hosts with ports of partner APIs that may be private or use plain http. */
  partnerHosts: readonly string[];
  /** Minutes of inactivity after which a claim on an order expires. */
  claimMinutes: number;
  /** Memory for responses that visitors share, in MB; 0 keeps none. */
  responseCacheMb: number;
}

type Range = readonly [min: number, max: number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates the environment. Empty variables count as unset. Throws StartError. */
export function readConfig(env: Environment): Config {
  const readText = (name: VariableName) => env[name]?.trim() || undefined;
  const fail = (name: VariableName, expected: string): never => {
    throw new StartError(
      `${name} must be ${expected}. It is "${redactPassword(readText(name) ?? '')}": change it or unset it.`,
    );
  };
  const readChoice = <T extends string>(name: VariableName, values: readonly T[], fallback: T): T => {
    const value = readText(name);
    if (value === undefined) return fallback;
    return values.find((candidate) => candidate === value) ?? fail(name, `one of ${values.join(', ')}`);
  };
  const readInteger = (name: VariableName, fallback: number, [min, max]: Range, expected: string): number => {
    const value = Number(readText(name) ?? fallback);
    return Number.isInteger(value) && value >= min && value <= max ? value : fail(name, expected);
  };
  const readUrl = (name: VariableName, protocols: readonly string[], example: string): URL | undefined => {
    const value = readText(name);
    if (value === undefined) return undefined;
    const parsed = URL.parse(value);
    if (
      !parsed ||
      !protocols.includes(parsed.protocol) ||
      (parsed.protocol !== 'postgres:' && parsed.protocol !== 'postgresql:' && !parsed.hostname)
    )
      return fail(name, `an address like ${example}`);
    return parsed;
  };

  const production = readText('NODE_ENV') === 'production';
  const port = readInteger('PORT', 3000, [0, 65_535], 'a whole number from 0 to 65535');
  const host = readText('HOST') ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) fail('HOST', 'a host name or an IP address without port or protocol');

  const publicUrl = readUrl('PUBLIC_URL', ['http:', 'https:'], 'https://shop.example');
  if (publicUrl && (publicUrl.pathname !== '/' || publicUrl.search))
    fail('PUBLIC_URL', 'an address without a path, like https://shop.example');

  const postgres = ['postgres:', 'postgresql:'];
  const databaseUrl =
    readUrl('DATABASE_URL', postgres, 'postgres://user:password@host:5432/shop') && readText('DATABASE_URL');
  const databaseReplicaUrl =
    readUrl('DATABASE_REPLICA_URL', postgres, 'postgres://user:password@host:5432/shop') &&
    readText('DATABASE_REPLICA_URL');
  if (databaseReplicaUrl && !databaseUrl)
    throw new StartError('DATABASE_REPLICA_URL is set without DATABASE_URL: set both or neither.');

  const trustProxy = parseTrustProxy(readText('TRUST_PROXY') ?? 'loopback');
  const smtp = readUrl('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587');
  const api = readUrl('API_URL', ['http:', 'https:'], 'https://shop.example/api');
  const serve = readChoice('SERVE', SERVE, 'all');
  if (api && serve === 'api')
    throw new StartError('SERVE=api serves our own API, so it cannot go with API_URL: unset one of the two.');

  return {
    production,
    port,
    host,
    publicUrl: publicUrl?.origin ?? formatLocalUrl(host, port),
    dataDir: resolve(readText('DATA_DIR') ?? './data'),
    databaseUrl,
    databaseReplicaUrl,
    smtpUrl: smtp?.href,
    ...{ stripe: readStripeConfig(readText, production), ...readSocialServices(readText, production) },
    demoData: readChoice('DEMO_DATA', DEMO_DATA, production ? 'none' : 'small'),
    apiUrl: api && toApiBase(api),
    serve,
    sherafUrl: readUrl('SHERAF_URL', ['http:', 'https:'], 'https://sheraf.example')?.href,
    claimMinutes: readInteger('CLAIM_MINUTES', 60, [1, Infinity], 'a whole number of minutes'),
    responseCacheMb: readInteger('RESPONSE_CACHE_MB', 64, [0, Infinity], 'a whole number of MB'),
    partnerHosts: production
      ? []
      : (readText('PARTNER_HOSTS') ?? '')
          .split(',')
          .map((host) => host.trim())
          .filter(Boolean),
    trustProxy: trustProxy ?? fail('TRUST_PROXY', 'a number of proxies, addresses or networks by commas, or none'),
    logLevel: readChoice('LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

/** Replaces port 0 in the port and the default public URL by the one that the system chose. */
export function applyListeningPort(config: Pick<Config, 'port' | 'host' | 'publicUrl'>, port: number): void {
  if (config.port !== 0) return;
  config.port = port;
  if (config.publicUrl === formatLocalUrl(config.host, 0)) config.publicUrl = formatLocalUrl(config.host, port);
}

const formatLocalUrl = (host: string, port: number): string => `http://${toReachableHost(host)}:${port}`;

/** Returns the host for URLs on this machine: `localhost` for a wildcard address, IPv6 in brackets. */
export function toReachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Adds `/api` to an address without a path. */
function toApiBase(address: URL): string {
  const path = address.pathname.replace(/\/+$/, '');
  return address.origin + (path || '/api');
}

/** Masks the password in a URL. */
export function redactPassword(value: string): string {
  return value.replace(/(\/\/[^:@/]*):[^@]*@/, '$1:***@');
}
