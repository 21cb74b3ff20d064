/** The staff token, kept in a cookie of its own path so that it never rides along on the shop's requests. */
const COOKIE = 'token';
const PATH = '/admin';
const MAX_AGE = 365 * 24 * 3600; // §9: 365 days

export function readToken(): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  return entry ? decodeURIComponent(entry.slice(COOKIE.length + 1)) : undefined;
}

export function writeToken(token: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; Path=${PATH}; Max-Age=${MAX_AGE}; SameSite=Strict${secure}`;
}

export function clearToken(): void {
  document.cookie = `${COOKIE}=; Path=${PATH}; Max-Age=0; SameSite=Strict`;
}
