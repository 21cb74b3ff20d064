import type { OfferPayRequestInput } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from '#storefront/app/api/problem-of.ts';
import { paidText, type PaidCart } from '#storefront/payments/paid-cookie.ts';
import type { ConfirmPost, PayOutcome } from '#storefront/payments/pay.server.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** What the page of an offer posts: a payment, or the bank's word on one that waits for it. */
export type OfferPost =
  | ({ readonly intent: 'pay'; readonly key: string } & Pick<OfferPayRequestInput, 'card' | 'expected_total'>)
  | ConfirmPost;

/** The same as of a cart; what waits for the bank names the attempt, which confirming asks for. */
export type OfferOutcome = PayOutcome & { readonly cart_id?: string };

/** From now on the confirmation page shows the order; the visitor's own cart stays as it is. */
function finish({ cookies }: Visit, paid: PaidCart): OfferOutcome {
  cookies.set(OWN_COOKIES.paid, paidText(paid));
  return { paid: true };
}

async function send(visit: Visit, token: string, post: OfferPost): Promise<OfferOutcome> {
  const { api } = visit;
  if (post.intent === 'confirm') {
    const { intent: _, ...body } = post;
    await unwrap(api.POST('/cart/confirm', { body }));
    return finish(visit, body);
  }
  const { intent: _, key, ...body } = post;
  const params = { path: { token }, header: { 'idempotency-key': key } };
  const answer = await unwrap(api.POST('/offers/{token}/pay', { params, body }));
  const { cart_id, payment_id } = answer;
  return answer.status === 'requires_action' ? { waiting: answer, cart_id } : finish(visit, { cart_id, payment_id });
}

/** Pays an offer, or tells what stands in the way. The same `key` never pays twice. */
export async function payOffer(visit: Visit, token: string, post: OfferPost): Promise<OfferOutcome> {
  try {
    return await send(visit, token, post);
  } catch (error) {
    if (error instanceof ApiError) return { problem: problemOf(error) };
    throw error;
  }
}
