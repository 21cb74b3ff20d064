import { describe, expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { KEPT_DAYS, USER } from '#storefront/testing/fixtures.ts';
import { action } from './preferences.route.ts';

async function post(fields: Record<string, string>, options: Parameters<typeof openVisit>[0] = {}) {
  const path = '/preferences';
  const { context, visit, findCalls } = await openVisit({ path, ...options });
  const request = new Request(`https://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  const response = await action({ request, context, params: {}, url: new URL(request.url), pattern: path });
  return {
    findCalls,
    status: response.status,
    to: response.headers.get('location'),
    cookies: (await visit.cookies.changes(async () => KEPT_DAYS)).join('\n'),
  };
}

it('changes the language and redirects to the page in that language', async () => {
  const { status, to, cookies } = await post({ lang: 'fr', return_to: '/about?x=1' });
  expect([status, to]).toEqual([303, '/fr/qui-sommes-nous?x=1']);
  expect(cookies).toMatch(/^lang=fr; .*Max-Age=31536000/);
});

it('changes the currency and removes the currency parameter from the redirect', async () => {
  const { to, cookies } = await post({ currency: 'JPY', return_to: '/cart?currency=USD' });
  expect(to).toBe('/cart');
  expect(cookies).toMatch(/^currency=JPY;/);
});

it('stores the colour scheme and dismissed alerts', async () => {
  expect((await post({ scheme: 'dark', return_to: '/' })).cookies).toMatch(/^scheme=dark;/);
  expect((await post({ alert: '7', return_to: '/' })).cookies).toMatch(/^alert-7=1; Max-Age=3456000; Path=\/; /);
});

it('ignores unknown values and redirects to other sites', async () => {
  const { to, cookies } = await post({
    lang: 'xx',
    currency: 'BTC',
    scheme: 'pink',
    alert: '-1',
    return_to: '//evil.example',
  });
  expect([to, cookies]).toEqual(['/', '']);
});

describe('signed in', () => {
  const headers = { cookie: 'token=t; linked-currency=USD' };
  const answers = {
    'GET /auth/check': { id: USER.id, data: USER },
    'POST /user/lang': USER,
    'POST /user/currency': USER,
  };

  it('stores language and currency in the account', async () => {
    const { findCalls, cookies } = await post({ lang: 'zh', currency: 'JPY' }, { headers, answers });
    expect(findCalls('POST /user/lang')).toMatchObject([{ body: { lang: 'zh' } }]);
    expect(findCalls('POST /user/currency')).toMatchObject([{ body: { currency: 'JPY' } }]);
    expect(cookies).toMatch(/^linked-currency=; Max-Age=0/m);
  });

  it('does not claim to have stored what the account refused', async () => {
    const broken = { ...answers, 'POST /user/lang': problemResponse(500, 'internal_error') };
    await expect(post({ lang: 'zh' }, { headers, answers: broken })).rejects.toMatchObject({ init: { status: 500 } });
  });

  it('as a customer, staff does not change the account', async () => {
    const impersonated = { by: 'Ada', until: 2_000_000_000 };
    const { findCalls } = await post(
      { lang: 'zh', currency: 'JPY' },
      {
        headers: { cookie: 'as=t' },
        answers: { ...answers, 'GET /auth/check': { id: USER.id, data: USER, impersonated } },
      },
    );
    expect([...findCalls('POST /user/lang'), ...findCalls('POST /user/currency')]).toEqual([]);
  });
});
