import type { LoaderFunctionArgs } from 'react-router';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** Redirects /user/box to the page of the account's boxes (§2.3). */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirectTo(context.get(visitContext).path('/my-account/box'));
}
