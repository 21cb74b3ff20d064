import { beforeEach, expect, it, vi } from 'vitest';
import { openVisit } from '#storefront/testing/api.ts';
import type * as module from './white-label.server.ts';

const SHOP = { id: 4, code: 'halfmoon', name: 'Halfmoon Audio', type: 'label', white_label: true, bg_color: '#101010' };
const ANSWERS = {
  'GET /white-label-shops': [{ id: 4, code: 'halfmoon', host: null }],
  'GET /shops/halfmoon': SHOP,
};

let whiteLabel: typeof module;
// each test has its own cache
beforeEach(async () => {
  vi.resetModules();
  whiteLabel = await import('./white-label.server.ts');
});

it.each([
  [[4], 'halfmoon'],
  [[4, 4], 'halfmoon'],
  [[4, 5], undefined],
  [[5], undefined],
  [[null], undefined],
  [[], undefined],
])('shops %j have the theme of %s', async (ids, code) => {
  const { visit } = await openVisit({ answers: ANSWERS });
  expect((await whiteLabel.loadLookOfShops(visit, ids))?.code).toBe(code);
});

it('has the colour scheme of its background', async () => {
  const { visit } = await openVisit({ answers: ANSWERS });
  expect((await whiteLabel.loadLookOfShops(visit, [4]))?.scheme).toBe('dark');
});

it.each([
  [{ host: 'records.halfmoon.example', white_label: true }, 'https://records.halfmoon.example'],
  [{ host: 'records.halfmoon.example', white_label: false }, undefined],
  [{ host: null, white_label: true }, undefined],
])('a shop with %j has the address %s', (values, url) => {
  expect(whiteLabel.buildOwnHostUrl({ ...SHOP, type: 'label', ...values }, 'https://www.shop.example')).toBe(url);
});
