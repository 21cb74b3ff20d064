/** The staff token, kept in a cookie of its own path so that it never rides along on the shop's requests. */
const TOKEN = 'token';
/** Proves to the sign-in that this browser has signed in before; signing out keeps it. */
const DEVICE = 'device';
const PATH = '/admin';
const MAX_AGE = 365 * 24 * 3600; // §9: 365 days

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : undefined;
}

function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${PATH}; Max-Age=${MAX_AGE}; SameSite=Strict${secure}`;
}

export const readToken = (): string | undefined => readCookie(TOKEN);
export const writeToken = (token: string): void => writeCookie(TOKEN, token);

/** `device` of the last sign-in to the back office in this browser. */
export const readDevice = (): string | undefined => readCookie(DEVICE);
export const writeDevice = (device: string): void => writeCookie(DEVICE, device);

export function clearToken(): void {
  document.cookie = `${TOKEN}=; Path=${PATH}; Max-Age=0; SameSite=Strict`;
}
