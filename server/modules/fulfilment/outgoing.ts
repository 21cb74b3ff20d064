// Calls to addresses that staff typed. They must not become a way into our own network: https only, and the address a name
// leads to is looked at when the connection is made, so that no name can change its mind in between.
import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet (IANA special-purpose registries). */
const PRIVATE = new BlockList();
const RANGES4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const RANGES6 = [
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [net, bits] of RANGES4) PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of RANGES6) PRIVATE.addSubnet(net, bits, 'ipv6');
const GLOBAL6 = new BlockList();
GLOBAL6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. IPv4 within IPv6 counts as what it stands for. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && GLOBAL6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Why an address is not called; undefined when it may be. `allowed` are hosts with ports that may be private and plain. */
export function refusedUrl(text: string, allowed: readonly string[]): 'url_invalid' | 'url_not_public' | undefined {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return 'url_invalid';
  if (allowed.includes(url.host)) return undefined;
  if (url.protocol !== 'https:') return 'url_invalid';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isName = isIP(host) === 0;
  if (isName && (!host.includes('.') || /\.(local|localhost|internal|home\.arpa)\.?$/i.test(host)))
    return 'url_not_public';
  return isName || isPublicAddress(host) ? undefined : 'url_not_public';
}

/** Finds addresses of a name as always, and refuses those that are not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const refused =
      error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new Error('not a public address'));
    const [first] = addresses ?? [];
    if (refused || !first) callback(refused ?? new Error('no address'), '', 4);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** What a call came to. */
export interface Sent {
  readonly status: number;
  /** The beginning of the answer. */
  readonly text: string;
}

interface Wish {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** Hosts with ports that may be private and plain. */
  allowed: readonly string[];
}

const TIMEOUT_MS = 15_000;
const MOST_TEXT = 500;

/** Posts JSON to an address of the public internet; redirects are not followed. Throws when nobody answers. */
export function postOutside({ url, body, headers, allowed }: Wish): Promise<Sent> {
  const refused = refusedUrl(url, allowed);
  if (refused) return Promise.reject(new Error(refused));
  const target = new URL(url);
  const isAllowed = allowed.includes(target.host);
  const call = target.protocol === 'https:' ? request : requestHttp;
  return new Promise((done, fail) => {
    const outgoing = call(
      target,
      {
        method: 'POST',
        agent: false,
        ...(isAllowed ? {} : { lookup: publicLookup }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += text.length < MOST_TEXT ? chunk : '';
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text: text.slice(0, MOST_TEXT) }));
        answer.on('error', fail);
      },
    );
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
