import { expect, it } from 'vitest';
import { openVisit } from '#storefront/testing/api.ts';
import { CARD } from '#storefront/testing/fixtures.ts';
import { loader, getShelfName } from './shelf.route.tsx';

const EXCLUSIVES = { id: 284, name: 'Exclusives', name_fr: 'Exclusivités', name_zh: null, slug: 'exclusives' };
const list = { projects: [CARD], count: 30, offset: 0, limit: 24 };

async function open(path: string, { projects = list.projects } = {}) {
  const answers = { 'GET /categories': [EXCLUSIVES], 'GET /projects': { ...list, projects } };
  const { context, request } = await openVisit({ path, answers });
  const [, , id, slug] = new URL(request.url).pathname.split('/');
  return loader({ request, context, params: { id, slug }, url: new URL(request.url), pattern: path });
}

it('lists the category’s projects', async () => {
  expect((await open('/vinyl-shop/284/exclusives')).list.count).toBe(30);
});

it('redirects to the category’s address', async () => {
  const redirect = await open('/vinyl-shop/284/old?genre=8').catch((error: unknown) => error);
  expect(redirect).toMatchObject({ status: 301 });
  expect((redirect as Response).headers.get('location')).toBe('/vinyl-shop/284/exclusives?genre=8');
});

it('is 404 for an unknown or hidden category', async () => {
  await expect(open('/vinyl-shop/155/pro')).rejects.toMatchObject({ init: { status: 404 } });
});

it('is 404 beyond the last page', async () => {
  await expect(open('/vinyl-shop/284/exclusives?page=9', { projects: [] })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

it('returns the name in the page’s language', () => {
  expect(getShelfName(EXCLUSIVES, 'fr')).toBe('Exclusivités');
  expect(getShelfName(EXCLUSIVES, 'zh')).toBe('Exclusives');
});
