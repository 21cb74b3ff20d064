import { isRouteErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { action as cart } from '#storefront/cart/cart.route.tsx';
import { action as payOffer } from '#storefront/orders/offer.route.tsx';
import { action as setPreference } from '../frame/preferences.route.ts';
import { action as viewAs } from '#storefront/accounts/view-as.route.tsx';
import { action as pay } from '#storefront/payments/payment.route.tsx';
import { action as answerQuote } from '#storefront/pressing/quote.route.tsx';
import { action as setPicture } from '#storefront/accounts/picture.route.tsx';
import { action as signIn } from '#storefront/accounts/sign.route.tsx';
import { openVisit } from '#storefront/testing/api.ts';
import { USER } from '#storefront/testing/fixtures.ts';

const ACTIONS = { cart, payOffer, setPreference, viewAs, pay, answerQuote, setPicture, signIn };
const FORM = 'application/x-www-form-urlencoded';
const answers = { 'GET /auth/check': { id: USER.id, data: USER } };

/** Posts a body to an action. Returns the error status, or 200 when the body is accepted. */
async function getStatus(name: keyof typeof ACTIONS, type: string, body: string): Promise<number> {
  const { context } = await openVisit({ answers, headers: { cookie: 'token=t; lang=en; currency=EUR' } });
  const headers = type ? { 'content-type': type } : undefined;
  const request = new Request('https://shop.example/', {
    method: 'POST',
    body: new TextEncoder().encode(body),
    headers,
  });
  const args = { request, context, params: { token: 'x' }, url: new URL(request.url), pattern: '/' };
  try {
    await ACTIONS[name](args);
    return 200;
  } catch (error) {
    if (isRouteErrorResponse(error)) return error.status;
    const init = typeof error === 'object' && error !== null && 'init' in error ? error.init : undefined;
    if (typeof init === 'object' && init !== null && 'status' in init) return Number(init.status);
    throw error;
  }
}

const names = Object.keys(ACTIONS).filter((name): name is keyof typeof ACTIONS => name in ACTIONS);
const BROKEN = [
  ['text/plain', 'hello', [415]],
  ['', 'hello', [415]],
  ['', '', [415]],
  ['application/json', '', [400, 415]],
  ['application/json', '{"intent":', [400, 415]],
  ['application/json', '[]', [400, 415]],
  ['application/json', 'null', [400, 415]],
  ['application/json', '7', [400, 415]],
  ['multipart/form-data', 'x', [400, 415]],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"', [400, 415]],
] as const;

describe.each(names)('%s', (name) => {
  it.each(BROKEN)('rejects a body of type "%s": %j', async (type, body, statuses) => {
    expect(statuses).toContain(await getStatus(name, type, body));
  });
});

it.each(['a\nb', '😀', '', ' ', 'x'.repeat(256), 7, null])('rejects a payment with the key %j', async (key) => {
  for (const name of ['pay', 'payOffer'] as const)
    expect(await getStatus(name, 'application/json', JSON.stringify({ intent: 'pay', key }))).toBe(400);
});

it('rejects details and a pick-up point that are not JSON objects', async () => {
  for (const intent of ['details', 'pickup'])
    for (const text of ['{', '[]', 'null', '7'])
      expect(await getStatus('cart', FORM, String(new URLSearchParams({ intent, [intent]: text })))).toBe(400);
});

it.each(['token=a%00b', 'as=%F0%9F%98%80', 'token=a%0Ab', 'token=%F0%9F%98%80', 'token=a b', 'cart=%00', 'lang=%1f'])(
  'ignores the cookie %s',
  async (cookie) => {
    const { visit, calls } = await openVisit({ answers: {}, headers: { cookie } });
    expect(await visit.user()).toBeUndefined();
    expect(calls.map(({ headers }) => headers.get('authorization'))).not.toContain(expect.anything());
  },
);
