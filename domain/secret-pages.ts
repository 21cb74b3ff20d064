/** First segments of storefront pages whose next segment is a secret token (an offer, a quote, a confirmation of an e-mail). */
const SECRET_PAGES = ['offer', 'quotes', 'confirm-email'] as const;

/** The part of a storefront path before its secret token, `/fr/offer/`; undefined for pages without one. */
export function beforeSecret(path: string): string | undefined {
  const start = new RegExp(`^(?:/[a-z]{2})?/(?:${SECRET_PAGES.join('|')})/`).exec(path);
  return start?.[0];
}
