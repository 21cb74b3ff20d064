import type { ActionFunctionArgs } from 'react-router';
import { loadOptional } from '#storefront/app/api/load.ts';
import { OWN_COOKIES, SIGN_OUT_COOKIES } from '#storefront/app/visit/cookies.ts';
import { redirectTo, redirectDocumentTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** Ends the session and clears the token, cart and tracking cookies (§4), even when the API fails. */
export async function action({ context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await loadOptional(visit.api.POST('/auth/logout'), undefined);
  // ending an impersonation does not sign the staff member out
  if (visit.impersonated) {
    visit.cookies.delete(OWN_COOKIES.impersonation);
    return redirectDocumentTo(visit.path('/'), 303);
  }
  for (const cookie of SIGN_OUT_COOKIES) visit.cookies.delete(cookie);
  return redirectTo(visit.path('/'), 303);
}

/** Redirects GET requests home. */
export function loader() {
  return redirectTo('/', 303);
}
