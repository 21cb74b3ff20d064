import type { FastifyHelmetOptions } from '@fastify/helmet';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/core/config/config.ts';
import { STYLE_SHEET } from '#server/core/mail/mail-styles.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Pages that other sites may show in a frame (§2.6). */
const FRAMED = /^\/(?:fr\/)?(?:widget|player)(?:[/?]|$)/;

export function canBeFramed(url: string): boolean {
  return FRAMED.test(url);
}

/** HSTS, when the shop is served over https. */
function transportHeaders({ publicUrl }: Config): Record<string, string> {
  return publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
    : {};
}

/** Headers of data responses; they prevent execution when opened as a page. */
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

/** Sets the CSP nonce of a request's page. */
export function setNonce(raw: IncomingMessage, nonce: string): void {
  nonces.set(raw, nonce);
}

const nonce = (raw: object): string => `'nonce-${nonces.get(raw)}'`;
const ancestors = (raw: IncomingMessage): string => (canBeFramed(raw.url ?? '') ? '*' : "'self'");

/** Origins of the videos on project pages (domain/catalogue/video.ts). */
const VIDEO = ['https://www.youtube-nocookie.com'];

/** The back office embeds previews of shop pages. */
const BACK_OFFICE = /^\/admin(?:[/?]|$)/;
const ownFrames = (raw: IncomingMessage): string => (BACK_OFFICE.test(raw.url ?? '') ? "'self'" : '');

/** The hash of the mail layout's style sheet, which the back office's mail previews need. */
const MAIL_STYLES = `'sha256-${createHash('sha256').update(STYLE_SHEET).digest('base64')}'`;
const mailStyles = (raw: IncomingMessage): string => (BACK_OFFICE.test(raw.url ?? '') ? MAIL_STYLES : '');

/** Headers of pages: only own scripts and styles with the request's nonce. */
export function pageHeaders(config: Config): FastifyHelmetOptions {
  const isSecure = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: ["'self'", nonce, mailStyles],
        // React writes style attributes, which cannot have a nonce
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
    // covered by frame-ancestors
    xFrameOptions: false,
  };
}
