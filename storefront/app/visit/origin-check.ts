const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a form comes from another site, which could then act for whoever is signed in here. Browsers send Origin with
 * every post; where a client sends neither Origin nor Sec-Fetch-Site it has no cookies of a browser to abuse.
 */
export function isForeignPost(request: Request, publicUrl: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin) return origin !== new URL(publicUrl).origin;
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin';
}
