import { parseCookie, stringifySetCookie } from 'cookie';

/** The staff token, kept in a cookie of its own path so that it never rides along on the shop's requests. */
const TOKEN = 'token';
/** Proves to the sign-in that this browser has signed in before; signing out keeps it. */
const DEVICE = 'device';
const PATH = '/admin';
const MAX_AGE = 365 * 24 * 3600; // §9: 365 days

function readCookie(name: string): string | undefined {
  return parseCookie(document.cookie)[name];
}

function writeCookie(name: string, value: string, maxAge = MAX_AGE): void {
  const secure = location.protocol === 'https:';
  document.cookie = stringifySetCookie({ name, value, path: PATH, maxAge, sameSite: 'strict', secure });
}

export const readToken = (): string | undefined => readCookie(TOKEN);
export const writeToken = (token: string): void => writeCookie(TOKEN, token);

/** `device` of the last sign-in to the back office in this browser. */
export const readDevice = (): string | undefined => readCookie(DEVICE);
export const writeDevice = (device: string): void => writeCookie(DEVICE, device);

export const clearToken = (): void => writeCookie(TOKEN, '', 0);
