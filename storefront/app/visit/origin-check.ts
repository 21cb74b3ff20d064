const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a form post comes from another site (CSRF). Browsers send Origin with every post; a client that sends
 * neither Origin nor Sec-Fetch-Site has no browser cookies to abuse.
 */
export function isForeignPost(request: Request, publicUrl: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin) return origin !== new URL(publicUrl).origin;
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin';
}
