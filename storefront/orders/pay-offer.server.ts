import type { OfferPayRequestInput } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { formatPaidCookie, type PaidCart } from '#storefront/payments/paid-cookie.ts';
import type { ConfirmPost, PayOutcome } from '#storefront/payments/pay.server.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** A post of the offer page: a payment, or the outcome of its 3-D Secure step. */
export type OfferPost =
  | ({ readonly intent: 'pay'; readonly key: string } & Pick<
      OfferPayRequestInput,
      'card' | 'payment_method' | 'expected_total'
    >)
  | ConfirmPost;

/** The result of a payment; `cart_id` identifies an attempt that waits for 3-D Secure. */
export type OfferOutcome = PayOutcome & { readonly cart_id?: string };

/** Stores the payment for the confirmation page. The visitor's cart is not touched. */
function storePayment({ cookies }: Visit, paid: PaidCart): OfferOutcome {
  cookies.set(OWN_COOKIES.paid, formatPaidCookie(paid));
  return { paid: true };
}

async function send(visit: Visit, token: string, post: OfferPost): Promise<OfferOutcome> {
  const { api } = visit;
  if (post.intent === 'confirm') {
    const { intent: _, ...body } = post;
    await unwrap(api.POST('/cart/confirm', { body }));
    return storePayment(visit, body);
  }
  const { intent: _, key, ...body } = post;
  const params = { path: { token }, header: { 'idempotency-key': key } };
  const answer = await unwrap(api.POST('/offers/{token}/pay', { params, body }));
  const { cart_id, payment_id } = answer;
  return answer.status === 'requires_action'
    ? { waiting: answer, cart_id }
    : storePayment(visit, { cart_id, payment_id });
}

/** Pays an offer, or returns the problem. Idempotent by `key`. */
export async function payOffer(visit: Visit, token: string, post: OfferPost): Promise<OfferOutcome> {
  try {
    return await send(visit, token, post);
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}

/** Withdraws the pledge of a link; returns the problem when it cannot be withdrawn. */
export async function withdrawPledge({ api }: Visit, token: string): Promise<OfferOutcome | undefined> {
  try {
    await unwrap(api.POST('/offers/{token}/withdraw', { params: { path: { token } } }));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
