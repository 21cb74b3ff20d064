import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/core/config/config.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Pages that other sites may show in a frame (§2.6). */
const FRAMED = /^\/(?:fr\/)?(?:widget|player)(?:[/?]|$)/;

export function canBeFramed(url: string): boolean {
  return FRAMED.test(url);
}

/** Browsers that were here once over https do not try without it again. */
function transportHeaders({ publicUrl }: Config): Record<string, string> {
  return publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
    : {};
}

/** Headers of everything that is data: a browser that is led to show it as a page runs and loads nothing. */
export function dataHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...transportHeaders(config),
  };
}

const nonces = new WeakMap<object, string>();

/** Gives a request the nonce that its page's scripts and styles carry. */
export function setNonce(raw: IncomingMessage, nonce: string): void {
  nonces.set(raw, nonce);
}

const nonce = (raw: object): string => `'nonce-${nonces.get(raw)}'`;
const ancestors = (raw: IncomingMessage): string => (canBeFramed(raw.url ?? '') ? '*' : "'self'");

/** Where the videos of project pages come from (domain/catalogue/video.ts). */
const VIDEO = ['https://www.youtube-nocookie.com'];

/** The back office shows pages of the shop beside the forms that change their look. */
const BACK_OFFICE = /^\/admin(?:[/?]|$)/;
const ownFrames = (raw: IncomingMessage): string => (BACK_OFFICE.test(raw.url ?? '') ? "'self'" : '');

/** Headers of pages: only scripts and styles of ours that carry the request's nonce. */
export function pageHeaders(config: Config): FastifyHelmetOptions {
  const isSecure = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: ["'self'", nonce],
        // React writes widths and colours as style attributes, which cannot carry a nonce and run nothing
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: [...VIDEO, ownFrames],
        frameAncestors: [ancestors],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // said by frame-ancestors, which knows the pages that may be framed
    xFrameOptions: false,
  };
}
