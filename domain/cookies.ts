import type { KeptDays } from '#generated/schemas.ts';

/** A cookie on path /, valid for a number of days or for those of a setting. */
export type Cookie = { readonly name: string } & ({ readonly days: number } | { readonly setting: keyof KeptDays });

/** The site's cookies (§9). */
export const COOKIES = {
  token: { name: 'token', setting: 'sign_in_days' },
  cart: { name: 'cart', setting: 'cart_days' },
  language: { name: 'lang', setting: 'preference_days' },
  currency: { name: 'currency', setting: 'preference_days' },
} as const satisfies Record<string, Cookie>;

/** The cookie of a dismissed alert (§9: the alert's id in its name). */
export function getAlertCookie(alertId: number | string): Cookie {
  return { name: `alert-${alertId}`, setting: 'alert_days' };
}
