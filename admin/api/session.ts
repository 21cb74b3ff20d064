import { parseCookie, stringifySetCookie } from 'cookie';

/** Cookie of the staff token; its path keeps it off storefront requests. */
const TOKEN = 'token';
/** Cookie that identifies a known browser at sign-in; kept on sign-out. */
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

/** `device` of this browser's last sign-in. */
export const readDevice = (): string | undefined => readCookie(DEVICE);
export const writeDevice = (device: string): void => writeCookie(DEVICE, device);

export const clearToken = (): void => writeCookie(TOKEN, '', 0);
