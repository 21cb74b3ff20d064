import { COOKIES } from '#domain/cookies.ts';
import type { CartPayRequestInput, PayAnswer, Problem } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from '#storefront/app/api/problem-of.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { paidText, type PaidCart } from './paid-cookie.ts';

/** What the payment page posts: a payment, or the bank's word on one that waits for it. */
export type PayPost =
  | ({ readonly intent: 'pay'; readonly key: string } & Pick<
      CartPayRequestInput,
      'cart_id' | 'customer' | 'pickup' | 'card' | 'is_gift' | 'comment' | 'expected_total'
    >)
  | ConfirmPost;

/** The bank's word on a payment that waits for it. */
export type ConfirmPost = { readonly intent: 'confirm'; readonly authentication: 'succeed' | 'fail' } & PaidCart;

/** What came of it: paid, the bank wants to be asked (then `payment_id` is there), or refused. */
export type PayOutcome = { readonly paid: true } | { readonly waiting: PayAnswer } | { readonly problem: Problem };

/** From now on this browser's cart is an order, which its confirmation page shows. */
function finish({ cookies }: Visit, paid: PaidCart): PayOutcome {
  cookies.set(OWN_COOKIES.paid, paidText(paid));
  cookies.delete(COOKIES.cart);
  return { paid: true };
}

async function send(visit: Visit, post: PayPost): Promise<PayOutcome> {
  const { api, cookies, language } = visit;
  if (post.intent === 'confirm') {
    const { intent: _, ...body } = post;
    await unwrap(api.POST('/cart/confirm', { body }));
    return finish(visit, body);
  }
  const { intent: _, key, ...order } = post;
  const answer = await unwrap(
    api.POST('/cart/pay', {
      params: { header: { 'idempotency-key': key } },
      body: {
        ...order,
        is_gift: order.is_gift ?? false,
        method: 'card',
        origin: cookies.get(OWN_COOKIES.origin.name) ?? null,
        lang: language,
      },
    }),
  );
  if (answer.status === 'requires_action') return { waiting: answer };
  return finish(visit, { cart_id: post.cart_id, payment_id: answer.payment_id });
}

/** Pays, or tells what stands in the way. The same `key` never pays twice, whatever happened to the first answer. */
export async function pay(visit: Visit, post: PayPost): Promise<PayOutcome> {
  try {
    return await send(visit, post);
  } catch (error) {
    if (error instanceof ApiError) return { problem: problemOf(error) };
    throw error;
  }
}
