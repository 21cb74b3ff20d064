/** The two error pages of §2.6. */
export type ErrorPageType = 'maintenance' | 'not_found';

/** §2.6 page wrapper: status 500 or more is maintenance, any other error page-not-found. */
export function errorPageType(status: number): ErrorPageType {
  return status >= 500 ? 'maintenance' : 'not_found';
}
