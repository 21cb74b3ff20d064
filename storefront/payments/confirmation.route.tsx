import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { page } from '#storefront/app/api/page.ts';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { parsePaid } from './paid-cookie.ts';

/** The order this browser paid last; may be opened again as long as the cookie lives. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const paid = parsePaid(visit.cookies.get(OWN_COOKIES.paid.name));
  if (!paid) throw redirectTo(visit.path('/cart'));
  const [{ order }, user] = await Promise.all([page(visit.api.POST('/cart/confirm', { body: paid })), visit.user()]);
  return { order, signedIn: user !== undefined };
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'confirmation.title', index: false });

export default function Confirmation() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />;
}
