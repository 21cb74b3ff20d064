/** The site's cookies and how long they live (§9, in days; all on path /). */
export const COOKIES = {
  token: { name: 'token', days: 365 },
  cart: { name: 'cart', days: 1 },
  language: { name: 'lang', days: 365 },
  currency: { name: 'currency', days: 365 },
} as const satisfies Record<string, { name: string; days: number }>;

/** The cookie that remembers a dismissed alert (§9: 40 days, the alert's id in its name). */
export function alertCookie(alertId: number | string): { name: string; days: number } {
  return { name: `alert-${alertId}`, days: 40 };
}
