import { expect, it } from 'vitest';
import type { PayAnswer } from '#generated/schemas.ts';
import { openVisit, problemResponse, type Answers } from '#storefront/testing/api.ts';
import { ORDER, KEPT_DAYS } from '#storefront/testing/fixtures.ts';
import { formatPaidCookie, parsePaidCookie } from './paid-cookie.ts';
import { payCart, type PayPost } from './pay.server.ts';

const POST: PayPost = {
  intent: 'pay',
  key: 'pay-aB3dE6gH9k-1',
  cart_id: 'aB3dE6gH9k',
  expected_total: 30.8,
  customer: ORDER.customer,
  card: { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' },
};
const PAID: PayAnswer = { status: 'paid', payment_id: 'pi_1', order_id: 3190 };

async function send(answers: Answers, post: PayPost = POST) {
  const headers = { cookie: 'cart=aB3dE6gH9k; lang=fr; currency=EUR; ori=IGO' };
  const { visit, calls } = await openVisit({ answers, headers, path: '/fr/payment' });
  const outcome = await payCart(visit, post);
  return { outcome, calls, cookies: (await visit.cookies.changes(async () => KEPT_DAYS)).join('\n') };
}

it('pays with the idempotency key, origin and language', async () => {
  const { outcome, calls } = await send({ 'POST /cart/pay': PAID });
  expect(outcome).toEqual({ paid: true });
  expect(calls[0]?.headers.get('idempotency-key')).toBe('pay-aB3dE6gH9k-1');
  expect(calls[0]?.body).toMatchObject({
    cart_id: 'aB3dE6gH9k',
    expected_total: 30.8,
    method: 'card',
    origin: 'IGO',
    lang: 'fr',
  });
  expect(calls[0]?.body).not.toHaveProperty('key');
});

it('stores the payment and deletes the cart cookie', async () => {
  const { cookies } = await send({ 'POST /cart/pay': PAID });
  expect(cookies).toMatch(/^paid=aB3dE6gH9k\.pi_1; .*HttpOnly/m);
  expect(cookies).toMatch(/^cart=; .*Max-Age=0/m);
});

it('keeps the cart while waiting for 3-D Secure', async () => {
  const waiting = { ...PAID, status: 'requires_action' };
  const { outcome, cookies } = await send({ 'POST /cart/pay': waiting });
  expect(outcome).toEqual({ waiting });
  expect(cookies).toBe('');
});

it('sends the outcome of 3-D Secure', async () => {
  const { outcome, calls, cookies } = await send(
    { 'POST /cart/confirm': { order: ORDER, cart_cleared: true } },
    { intent: 'confirm', cart_id: 'aB3dE6gH9k', payment_id: 'pi_1', authentication: 'succeed' },
  );
  expect(calls[0]?.body).toEqual({ cart_id: 'aB3dE6gH9k', payment_id: 'pi_1', authentication: 'succeed' });
  expect(outcome).toEqual({ paid: true });
  expect(cookies).toContain('paid=aB3dE6gH9k.pi_1');
});

it('returns why a card was declined and keeps the cart', async () => {
  const declined = problemResponse(402, 'payment_declined', { errors: [{ path: 'card', code: 'card_declined' }] });
  const { outcome, cookies } = await send({ 'POST /cart/pay': declined });
  expect(outcome).toMatchObject({ problem: { status: 402, errors: [{ code: 'card_declined' }] } });
  expect(cookies).toBe('');
});

it('parses the cookie format that it writes and no other', () => {
  const paid = { cart_id: 'aB3dE6gH9k', payment_id: 'pi_test.1' };
  expect(parsePaidCookie(formatPaidCookie(paid))).toEqual(paid);
  for (const text of [undefined, '', 'aB3dE6gH9k', 'short.pi_1', 'aB3dE6gH9k.'])
    expect(parsePaidCookie(text)).toBeUndefined();
});
