import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { Problem } from '#generated/schemas.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { parsePaidCookie } from './paid-cookie.ts';
import { buildReturnPath, RETURNED_PAYMENT } from './return-path.server.ts';
import { confirmPayment } from './pay.server.ts';
import { type PaymentReturn, PaymentReturnPage } from './PaymentReturnPage.tsx';

/** What Stripe adds to the address and the page does not need. */
const SECRET = 'payment_intent_client_secret';

/**
 * Confirms the payment of a customer who returns from the page of a bank, by the cart of this browser, and redirects to the
 * confirmation. What the address says about the outcome is ignored.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PaymentReturn> {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const payment_id = searchParams.get(RETURNED_PAYMENT);
  if (!payment_id) throw redirectTo(visit.path('/cart'));
  if (searchParams.has(SECRET)) throw redirectTo(buildReturnPath(visit, payment_id));
  const paid = parsePaidCookie(visit.cookies.get(OWN_COOKIES.paid.name));
  const isStored = paid?.payment_id === payment_id;
  const cart_id = isStored ? paid.cart_id : visit.cartId;
  if (cart_id === undefined) return { payment_id };
  const outcome = await confirmPayment(visit, { cart_id, payment_id });
  if (!('problem' in outcome)) throw redirectTo(visit.path('/cart/confirmation'));
  const { problem } = outcome;
  // a debit that has failed since: the confirmation is shown no longer
  if (isStored && problem.status === 402) visit.cookies.delete(OWN_COOKIES.paid);
  return isOfPayment(problem) ? { payment_id, problem } : { payment_id };
}

/** Whether a problem is one of the payment; others say that the payment is not one of this browser's cart. */
const isOfPayment = ({ status }: Problem): boolean => status === 402 || status === 409 || status >= 429;

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'checkout.title', index: false });

export default function PaymentReturnRoute() {
  return <PaymentReturnPage {...useLoaderData<typeof loader>()} />;
}
