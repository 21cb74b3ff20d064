// @vitest-environment node
import { expect, it } from 'vitest';
import { openVisit } from '#storefront/testing/api.ts';
import { CARD } from '#storefront/testing/fixtures.ts';
import { loader, shelfName } from './shelf.route.tsx';

const EXCLUSIVES = { id: 284, name: 'Exclusives', name_fr: 'Exclusivités', name_zh: null, slug: 'exclusives' };
const list = { projects: [CARD], count: 30, offset: 0, limit: 24 };

async function open(path: string, { projects = list.projects } = {}) {
  const answers = { 'GET /categories': [EXCLUSIVES], 'GET /projects': { ...list, projects } };
  const { context, request } = await openVisit({ path, answers });
  const [, , id, slug] = new URL(request.url).pathname.split('/');
  return loader({ request, context, params: { id, slug }, url: new URL(request.url), pattern: path });
}

it('lists what stands on the shelf', async () => {
  expect((await open('/vinyl-shop/284/exclusives')).list.count).toBe(30);
});

it('leads to the shelf’s own address', async () => {
  const thrown = await open('/vinyl-shop/284/old?genre=8').catch((error: unknown) => error);
  expect(thrown).toMatchObject({ status: 301 });
  expect((thrown as Response).headers.get('location')).toBe('/vinyl-shop/284/exclusives?genre=8');
});

it('is no page when the shelf is unknown or hidden', async () => {
  await expect(open('/vinyl-shop/155/pro')).rejects.toMatchObject({ init: { status: 404 } });
});

it('is no page beyond the last one', async () => {
  await expect(open('/vinyl-shop/284/exclusives?page=9', { projects: [] })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

it('is called as the language calls it', () => {
  expect(shelfName(EXCLUSIVES, 'fr')).toBe('Exclusivités');
  expect(shelfName(EXCLUSIVES, 'zh')).toBe('Exclusives');
});
