import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { readFields } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadLookOfShops } from '#storefront/shops/white-label.server.ts';
import { answerConfirmation, type ConfirmationAnswer } from './confirmation-action.server.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { parsePaidCookie } from './paid-cookie.ts';

/** Loads the last paid order of this browser, as long as its cookie is valid. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const paid = parsePaidCookie(visit.cookies.get(OWN_COOKIES.paid.name));
  if (!paid) throw redirectTo(visit.path('/cart'));
  const [{ order }, user, related] = await Promise.all([
    loadRequired(visit.api.POST('/cart/confirm', { body: paid })),
    visit.user(),
    loadOptional(
      visit.api.POST('/cart/related', { body: { id: paid.cart_id, currency: visit.currency, limit: 8 } }),
      [],
    ),
  ]);
  const shopIds = order.shop_orders.map(({ shop_id }) => shop_id);
  return { order, related, signedIn: user !== undefined, whiteLabel: await loadLookOfShops(visit, shopIds) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const paid = parsePaidCookie(visit.cookies.get(OWN_COOKIES.paid.name));
  if (!paid) throw redirectTo(visit.path('/cart'));
  return answerConfirmation(visit, paid, await readFields(request));
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'confirmation.title', index: false });

export default function Confirmation() {
  const { order, related, signedIn } = useLoaderData<typeof loader>();
  const posted = useActionData<ConfirmationAnswer>();
  return <ConfirmationPage {...{ order, related, signedIn, posted }} />;
}
