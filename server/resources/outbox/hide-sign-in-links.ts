import { ROUTES } from '#domain/routes.ts';

/** Addresses of pages whose link signs in, up to the token. */
const SIGN_IN_PAGES = [ROUTES.confirmEmail, ROUTES.resetPassword].map((path) => path.slice(0, path.indexOf(':token')));

const SIGN_IN_LINK = new RegExp(`(${SIGN_IN_PAGES.join('|')})[\\w-]+`, 'g');

/** Replaces the tokens of links that sign in, so that staff who read mails cannot open accounts of others. */
export const hideSignInLinks = (text: string): string => text.replace(SIGN_IN_LINK, '$1…');
