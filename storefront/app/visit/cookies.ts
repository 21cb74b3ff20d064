import { COOKIES } from '#domain/cookies.ts';

/** Cookies used only by the storefront; shared ones are in domain/cookies.ts. `days` 0 is a session cookie. */
export const OWN_COOKIES = {
  /** the chosen colour scheme */
  scheme: { name: 'scheme', days: 365 },
  /** origin code and first external referrer, for pay and signup (§4) */
  origin: { name: 'ori', days: 40 },
  referrer: { name: 'ref', days: 40 },
  /** device token of the last sign-in in this browser; not cleared by signing out */
  device: { name: 'device', days: 365 },
  /** the last payment of this browser, for the confirmation page */
  paid: { name: 'paid', days: 1 },
  /** the like or wish of a visitor who is asked to sign in first, e.g. like.1204 */
  favourite: { name: 'favourite', days: 1 },
  /** state, nonce and target of a started sign-in with Google */
  social: { name: 'social', days: 0 },
  /** the currency of a link that a signed-in user opened, until the browser is closed or another one is chosen (§4) */
  linkedCurrency: { name: 'linked-currency', days: 0 },
  /** token of a staff member who views the shop as a customer; expires on the server */
  impersonation: { name: 'as', days: 0 },
} as const;

/** Cookies that signing out clears: token, cart and tracking (§4). */
export const SIGN_OUT_COOKIES = [
  COOKIES.token,
  COOKIES.cart,
  OWN_COOKIES.origin,
  OWN_COOKIES.referrer,
  OWN_COOKIES.paid,
  OWN_COOKIES.favourite,
  OWN_COOKIES.linkedCurrency,
];
