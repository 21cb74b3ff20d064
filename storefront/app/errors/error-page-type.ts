/** The two error pages of §2.6. */
export type ErrorPageType = 'maintenance' | 'not_found';

/** Maintenance from status 500 on, otherwise page-not-found (§2.6 page wrapper). */
export function getErrorPageType(status: number): ErrorPageType {
  return status >= 500 ? 'maintenance' : 'not_found';
}
