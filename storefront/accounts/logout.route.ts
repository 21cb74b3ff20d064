import type { ActionFunctionArgs } from 'react-router';
import { optional } from '#storefront/app/api/page.ts';
import { OWN_COOKIES, SIGN_OUT_COOKIES } from '#storefront/app/visit/cookies.ts';
import { redirectTo, reloadAt } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** Ends the session, and clears token, cart and tracking cookies (§4) even when the API does not answer. */
export async function action({ context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await optional(visit.api.POST('/auth/logout'), undefined);
  // who looked in a customer's place goes on as herself
  if (visit.impersonated) {
    visit.cookies.delete(OWN_COOKIES.impersonation);
    return reloadAt(visit.path('/'), 303);
  }
  for (const cookie of SIGN_OUT_COOKIES) visit.cookies.delete(cookie);
  return redirectTo(visit.path('/'), 303);
}

/** There is nothing to see here. */
export function loader() {
  return redirectTo('/', 303);
}
