import { COOKIES } from '#domain/cookies.ts';

/** The site's cookies that only the storefront knows, beside those of domain/cookies.ts; days, 0 for the browser's session. */
export const OWN_COOKIES = {
  /** the chosen colour scheme */
  scheme: { name: 'scheme', days: 365 },
  /** origin code and first external referrer, for pay and signup (§4) */
  origin: { name: 'ori', days: 40 },
  referrer: { name: 'ref', days: 40 },
  /** proves to the sign-in that this browser has signed in before; signing out keeps it */
  device: { name: 'device', days: 365 },
  /** the last payment of this browser, which its confirmation page shows */
  paid: { name: 'paid', days: 1 },
  /** the token of staff that looks in a customer's place; the server ends it */
  impersonation: { name: 'as', days: 0 },
} as const;

/** Every cookie that signing out clears: token, cart and tracking (§4). */
export const SIGN_OUT_COOKIES = [
  COOKIES.token,
  COOKIES.cart,
  OWN_COOKIES.origin,
  OWN_COOKIES.referrer,
  OWN_COOKIES.paid,
];

/**
 * The cookies of a request by name; the first of a name counts, broken encodings are left as they came. Values with control
 * characters are none of ours and are left out.
 */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const [, name, value = ''] = /^\s*([^=\s]+)\s*=\s*"?(.*?)"?\s*$/.exec(part) ?? [];
    if (!name || cookies.has(name)) continue;
    const text = decoded(value);
    if (!CONTROL.test(text)) cookies.set(name, text);
  }
  return cookies;
}

const CONTROL = /[\u0000-\u001f\u007f]/;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export interface CookieOptions {
  readonly days: number;
  /** only for the answer's own scheme: behind https cookies are Secure */
  readonly secure: boolean;
  /** whether scripts may read it */
  readonly readable?: boolean;
}

/** One Set-Cookie value: path /, SameSite=Lax, httpOnly unless readable. Empty text deletes the cookie. */
export function serializeCookie(name: string, value: string, { days, secure, readable }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (value === '') parts.push('Max-Age=0');
  else if (days > 0) parts.push(`Max-Age=${days * 24 * 60 * 60}`);
  if (!readable) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
