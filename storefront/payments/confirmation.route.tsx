import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { unwrap } from '#generated/client/unwrap.ts';
import type { UserOrder } from '#generated/schemas.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { createErrorPage, loadOptional } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { readFields } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { type Visit, visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadLookOfShops } from '#storefront/shops/white-label.server.ts';
import { answerConfirmation, type ConfirmationAnswer } from './confirmation-action.server.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { type PaidCart, parsePaidCookie } from './paid-cookie.ts';
import { buildReturnPath } from './return-path.server.ts';

/** Loads the last paid order of this browser, as long as its cookie is valid. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const paid = parsePaidCookie(visit.cookies.get(OWN_COOKIES.paid.name));
  if (!paid) throw redirectTo(visit.path('/cart'));
  const [order, user, related] = await Promise.all([
    loadPaidOrder(visit, paid),
    visit.user(),
    loadOptional(
      visit.api.POST('/cart/related', { body: { id: paid.cart_id, currency: visit.currency, limit: 8 } }),
      [],
    ),
  ]);
  const shopIds = order.shop_orders.map(({ shop_id }) => shop_id);
  return { order, related, signedIn: user !== undefined, whiteLabel: await loadLookOfShops(visit, shopIds) };
}

/** Loads the order of a payment. Redirects to the problem of a debit that has failed since. */
async function loadPaidOrder(visit: Visit, paid: PaidCart): Promise<UserOrder> {
  const confirmed = await catchProblem(() => unwrap(visit.api.POST('/cart/confirm', { body: paid })));
  if ('order' in confirmed) return confirmed.order;
  const { status } = confirmed.problem;
  if (status === 402) throw redirectTo(buildReturnPath(visit, paid.payment_id));
  throw createErrorPage(status);
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
