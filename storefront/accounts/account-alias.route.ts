import { data, type LoaderFunctionArgs } from 'react-router';
import { toEnglishPath } from '#domain/local-paths.ts';
import type { SitePath } from '#domain/routes.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** Pages of the account by their other addresses (§2.3). */
const PAGES: ReadonlyMap<string, SitePath> = new Map([
  ['/profile', '/my-account/profile'],
  ['/profile/v2', '/my-account/profile'],
  ['/user/profile', '/my-account/profile'],
  ['/user/orders', '/my-account/orders'],
  ['/user/box', '/my-account/box'],
  ['/user/pass', '/my-account/passes'],
] as const);

/** Redirects to the page of the account. Throws 404 for unknown addresses. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const page = PAGES.get(toEnglishPath(new URL(request.url).pathname));
  if (!page) throw data(null, { status: 404 });
  return redirectTo(context.get(visitContext).path(page));
}

/** With a component, unknown addresses get the page of errors. */
export default function AccountAlias() {
  return null;
}
