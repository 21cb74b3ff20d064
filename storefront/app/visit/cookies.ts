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
