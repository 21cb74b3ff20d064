import { redirect, type ActionFunctionArgs } from 'react-router';
import { optional } from '../api/page.ts';
import { SIGN_OUT_COOKIES } from '../visit/cookies.ts';
import { visitContext } from '../visit/visit.server.ts';

/** Ends the session, and clears token, cart and tracking cookies (§4) even when the API does not answer. */
export async function action({ context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await optional(visit.api.POST('/auth/logout'), undefined);
  for (const cookie of SIGN_OUT_COOKIES) visit.cookies.delete(cookie);
  return redirect(visit.path('/'), 303);
}

/** There is nothing to see here. */
export function loader() {
  return redirect('/', 303);
}
