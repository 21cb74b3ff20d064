import type { FastifyHelmetOptions } from '@fastify/helmet';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/core/config/config.ts';
import { STYLE_SHEET } from '#server/core/mail/mail-styles.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Pages that other sites may show in a frame (§2.6). */
const FRAMEABLE_PATHS = /^\/(?:fr\/)?(?:widget|player)(?:[/?]|$)/;

export function canBeFramed(url: string): boolean {
  return FRAMEABLE_PATHS.test(url);
}

/** Creates the HSTS header when the shop is served over https. */
function createTransportHeaders({ publicUrl }: Config): Record<string, string> {
  return publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
    : {};
}

/** Creates headers of data responses, which prevent execution when opened as a page. */
export function createDataHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...createTransportHeaders(config),
  };
}

const nonces = new WeakMap<object, string>();

/** Sets the CSP nonce of a request's page. */
export function setNonce(raw: IncomingMessage, nonce: string): void {
  nonces.set(raw, nonce);
}

const getNonceSource = (raw: object): string => `'nonce-${nonces.get(raw)}'`;
const getFrameAncestors = (raw: IncomingMessage): string => (canBeFramed(raw.url ?? '') ? '*' : "'self'");

/** Origins of Stripe's script, of its frames and of its API, for the pages that take cards. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  api: ['https://api.stripe.com'],
} as const;
const NOTHING = { scripts: [], frames: [], api: [] } as const;

/** Origins of the videos on project pages (domain/catalogue/video.ts). */
const VIDEO = ['https://www.youtube-nocookie.com'];

const BACK_OFFICE = /^\/admin(?:[/?]|$)/;

/** Hash of the style sheet of mails, for previews in the back office. */
const MAIL_STYLES = `'sha256-${createHash('sha256').update(STYLE_SHEET).digest('base64')}'`;
const getMailStyleSource = (raw: IncomingMessage): string => (BACK_OFFICE.test(raw.url ?? '') ? MAIL_STYLES : '');

/** Creates headers of pages, which allow only scripts and styles with the request's nonce. */
export function createPageHeaders(config: Config): FastifyHelmetOptions {
  const isSecure = config.publicUrl.startsWith('https:');
  const stripe = config.stripe ? STRIPE : NOTHING;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", getNonceSource, ...stripe.scripts],
        styleSrc: ["'self'", getNonceSource, getMailStyleSource],
        // React writes style attributes, which cannot have a nonce
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...stripe.api],
        // previews of shop pages and of embedded players
        frameSrc: ["'self'", ...VIDEO, ...stripe.frames],
        frameAncestors: [getFrameAncestors],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // covered by frame-ancestors
    xFrameOptions: false,
  };
}
