import { describe, expect, it } from 'vitest';
import type { Maker } from '#generated/schemas.ts';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { CARD, USER } from '#storefront/testing/fixtures.ts';
import { submitFollow } from './follow.server.ts';
import { loadMaker, loadShopMaker } from './load-maker.server.ts';

const MAKER: Maker = {
  id: 31,
  name: 'Marisol Vega',
  bio_en: '<p>By <strong>ear</strong>.</p><script>x</script>',
  bio_fr: null,
  links: [{ site: 'soundcloud', url: 'https://soundcloud.com/marisol-vega' }],
  followers: 2,
  following: false,
};
const ANSWERS = {
  'GET /artists/31': MAKER,
  'GET /projects': { projects: [CARD], count: 1, offset: 0, limit: 24 },
};

async function load(path: string, answers: object = ANSWERS) {
  const { visit, request } = await openVisit({ path, answers: { ...answers } });
  return loadMaker('artist', request, { id: path.split('/')[2] }, visit);
}

describe('an artist’s page', () => {
  it('has its safe biography, links and projects', async () => {
    const { maker, list, linkedData } = await load('/artist/31/marisol-vega');
    expect(maker).toMatchObject({ kind: 'artist', bio: '<p>By <strong>ear</strong>.</p>', followers: 2 });
    expect(list.count).toBe(1);
    expect(linkedData[0]).toMatchObject({ sameAs: ['https://soundcloud.com/marisol-vega'] });
  });

  it('redirects to its address and keeps the filters', async () => {
    const redirect = await load('/artist/31/old-name?color=red').catch((error: unknown) => error);
    expect(redirect).toMatchObject({ status: 301 });
    expect((redirect as Response).headers.get('location')).toBe('/artist/31/marisol-vega?color=red');
  });

  it.each(['/artist/x', '/artist/0', '/artist/99999999999'])('is 404 at %s', async (path) => {
    await expect(load(path)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('is 404 for an unknown artist', async () => {
    await expect(load('/artist/32')).rejects.toMatchObject({ init: { status: 404 } });
  });
});

it('finds the artist or label of a shop, and none for the house', async () => {
  const { visit } = await openVisit({ answers: ANSWERS });
  expect(await loadShopMaker({ artist_id: 31 }, visit)).toMatchObject({ kind: 'artist', name: 'Marisol Vega' });
  expect(await loadShopMaker({ artist_id: null, label_id: 12 }, visit)).toBeUndefined();
  expect(await loadShopMaker({}, visit)).toBeUndefined();
});

describe('the follow form', () => {
  async function submit(following: string, { answers = {}, cookie = 'token=abc' } = {}) {
    const table = { 'GET /auth/check': { id: 88, data: USER }, ...answers };
    const { visit, findCalls } = await openVisit({
      path: '/artist/31/marisol-vega',
      answers: table,
      headers: { cookie },
    });
    const body = new URLSearchParams({ following });
    const request = new Request('https://shop.example/artist/31/marisol-vega', { method: 'POST', body });
    return { outcome: submitFollow('artist', request, { id: '31' }, visit), findCalls };
  }

  it('follows and no longer follows', async () => {
    for (const following of [true, false]) {
      const answers = { 'POST /user/follows/31': { following, followers: 3 } };
      const { outcome, findCalls } = await submit(String(following), { answers });
      expect(await outcome).toEqual({ failed: false });
      expect(findCalls('POST /user/follows/31')[0]?.body).toEqual({ type: 'artist', following });
    }
  });

  it('sends visitors to the sign-in page and back', async () => {
    const { outcome } = await submit('true', { answers: { 'GET /auth/check': {} }, cookie: '' });
    const redirect: unknown = await outcome.catch((error: unknown) => error);
    expect((redirect as Response).headers.get('location')).toBe('/sign?redirect=%2Fartist%2F31%2Fmarisol-vega');
  });

  it('says that it failed', async () => {
    const { outcome } = await submit('true', {
      answers: { 'POST /user/follows/31': problemResponse(500, 'internal_error') },
    });
    expect(await outcome).toEqual({ failed: true });
  });
});
