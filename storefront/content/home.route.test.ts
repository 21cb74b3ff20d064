import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { loader } from './home.route.tsx';

const HOME = { top_diggers: [], new_projects: [], exclusives: [], preorders: [], genres: [] };
const ALERT = { id: 7, text_en: 'Free shipping', text_fr: 'Livraison offerte', link_en: null, link_fr: null };

async function open({ publicUrl = 'http://localhost:3000', cookie = '', extraAnswers = {} } = {}) {
  const answers = { 'GET /home': HOME, 'GET /banners': [], 'GET /alerts': [ALERT], ...extraAnswers };
  const { context, request } = await openVisit({ answers, publicUrl, headers: { cookie } });
  const page = await loader({ request, context, params: {}, url: new URL(request.url), pattern: '/' });
  if (!('home' in page)) throw new Error('the loader returned the page of a shop');
  return page;
}

it.each([
  ['http://localhost:3000', 7],
  ['https://www.shop.example', 7],
  ['https://shop.example', undefined],
])('at %s shows alert %s (§4)', async (publicUrl, id) => expect((await open({ publicUrl })).alert?.id).toBe(id));

it('shows no alert on the own host of a shop (§4)', async () => {
  const extraAnswers = { 'GET /white-label-shops': [{ id: 4, code: 'halfmoon', host: 'www.halfmoon.example' }] };
  expect((await open({ publicUrl: 'https://www.halfmoon.example', extraAnswers })).alert).toBeUndefined();
});

it('hides a dismissed alert', async () => expect((await open({ cookie: 'alert-7=1' })).alert).toBeUndefined());

it('shows no alert and no banners when they cannot be loaded (§8)', async () => {
  const extraAnswers = {
    'GET /alerts': problemResponse(500, 'internal_error'),
    'GET /banners': problemResponse(500, 'internal_error'),
  };
  expect(await open({ extraAnswers })).toMatchObject({ home: HOME, banners: [], alert: undefined });
});

it('shows maintenance when the home page cannot be loaded', async () => {
  const extraAnswers = { 'GET /home': problemResponse(500, 'internal_error') };
  await expect(open({ extraAnswers })).rejects.toMatchObject({ init: { status: 500 } });
});
