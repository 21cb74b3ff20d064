import { COOKIES } from '#domain/cookies.ts';
import type { CartPayRequestInput, PayAnswer, Problem } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { formatPaidCookie, type PaidCart } from './paid-cookie.ts';

/** A post of the payment page: a payment, or the outcome of its 3-D Secure step. */
export type PayPost =
  | ({ readonly intent: 'pay'; readonly key: string } & Pick<
      CartPayRequestInput,
      | 'cart_id'
      | 'customer'
      | 'pickup'
      | 'card'
      | 'payment_method'
      | 'card_id'
      | 'is_gift'
      | 'gift_message'
      | 'vat_number'
      | 'comment'
      | 'expected_total'
    > & { readonly newsletter?: boolean })
  | ConfirmPost;

/** The outcome of a 3-D Secure step. */
export type ConfirmPost = { readonly intent: 'confirm'; readonly authentication: 'succeed' | 'fail' } & PaidCart;

/** The result of a payment: paid or processed by the bank, waiting for the customer (with `payment_id`), or rejected. */
export type PayOutcome = { readonly paid: true } | { readonly waiting: PayAnswer } | { readonly problem: Problem };

/** Removes the cart, which is now an order, and stores the payment for the confirmation page. */
function storePayment({ cookies }: Visit, paid: PaidCart): PayOutcome {
  cookies.set(OWN_COOKIES.paid, formatPaidCookie(paid));
  cookies.delete(COOKIES.cart);
  return { paid: true };
}

/** Asks for the newsletter, which is confirmed by e-mail. */
async function subscribe({ api, language }: Visit, email: string): Promise<void> {
  // a refusal, e.g. of too many requests, must not concern the order
  await api.POST('/newsletter', { body: { email, lang: language } }).catch(() => undefined);
}

async function confirm(visit: Visit, body: PaidCart): Promise<PayOutcome> {
  await unwrap(visit.api.POST('/cart/confirm', { body }));
  return storePayment(visit, body);
}

async function send(visit: Visit, post: PayPost): Promise<PayOutcome> {
  const { api, cookies, language } = visit;
  if (post.intent === 'confirm') {
    const { intent: _, ...body } = post;
    return confirm(visit, body);
  }
  const { intent: _, key, newsletter, ...order } = post;
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
  if (newsletter) await subscribe(visit, order.customer.email);
  if (answer.status === 'requires_action') return { waiting: answer };
  return storePayment(visit, { cart_id: post.cart_id, payment_id: answer.payment_id });
}

/** Pays the cart, or returns the problem. Idempotent by `key`. */
export const payCart = (visit: Visit, post: PayPost): Promise<PayOutcome> => catchProblem(() => send(visit, post));

/** Confirms a payment whose customer returns from the page of a bank, or returns the problem. Idempotent. */
export const confirmPayment = (visit: Visit, { cart_id, payment_id }: PaidCart): Promise<PayOutcome> =>
  catchProblem(() => confirm(visit, { cart_id, payment_id }));
