/**
 * Areas that search engines neither visit nor list: staff, accounts, cart and payment, links of e-mails and parts of
 * pages. English paths; each covers the paths below it.
 */
export const PRIVATE_PATHS = [
  '/admin',
  '/sheraf',
  '/cart',
  '/payment',
  '/my-account',
  '/account-closed',
  '/user',
  '/profile',
  '/sign',
  '/offer',
  '/quotes',
  '/confirm-email',
  '/forgot-password',
  '/reset-password',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/look-preview',
  '/view-as',
  '/logout',
  '/preferences',
  '/uploads',
  '/search',
  '/error',
  '/test',
] as const;

/** Whether a page is in a private area. */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE_PATHS.some((area) => path === area || path.startsWith(`${area}/`));
