import { expect, it } from 'vitest';
import { openVisit } from '#storefront/testing/api.ts';
import { KEPT_DAYS } from '#storefront/testing/fixtures.ts';
import { action } from './preferences.route.ts';

async function post(fields: Record<string, string>, path = '/preferences') {
  const { context, visit } = await openVisit({ path });
  const request = new Request(`https://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  const response = await action({ request, context, params: {}, url: new URL(request.url), pattern: path });
  return {
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
