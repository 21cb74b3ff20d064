import { expect, expectTypeOf, it } from 'vitest';
import { buildPagePath, ROUTES, type RouteKey, type SitePath, withSearch } from './routes.ts';

it('fills in and escapes parameters, and leaves out missing ones', () => {
  expect(buildPagePath(ROUTES.home)).toBe('/');
  expect(buildPagePath(ROUTES.orders)).toBe('/my-account/orders');
  expect(buildPagePath(ROUTES.shop, { shop_code: 'a b/c' })).toBe('/shop/a%20b%2Fc');
  expect(buildPagePath(ROUTES.artist, { id: 4, slug: '' })).toBe('/artist/4');
  expect(buildPagePath(ROUTES.project, { category: 'vinyl', id: 7, slug: 'nova' })).toBe('/vinyl/7/nova');
  expect(buildPagePath(ROUTES.invoice, { id: 12 })).toBe('/my-account/orders/12/invoice');
});

it('accepts only pages of the table with their parameters', () => {
  expectTypeOf<'projects'>().not.toExtend<RouteKey>();
  // @ts-expect-error an offer is opened by its token
  void (() => buildPagePath(ROUTES.offer));
  // @ts-expect-error the cart has no parameters
  void (() => buildPagePath(ROUTES.cart, { id: 1 }));
  // @ts-expect-error no such page
  void (() => buildPagePath(ROUTES.nowhere));
});

it('limits links to addresses of the table, with or without a query', () => {
  expectTypeOf<'/my-account/orders'>().toExtend<SitePath>();
  expectTypeOf<'/vinyl-shop?type=preorder'>().toExtend<SitePath>();
  expectTypeOf<'/my-account/projects'>().not.toExtend<SitePath>();
  expectTypeOf<'/my-account/orders/12'>().not.toExtend<SitePath>();
  expect(withSearch('/cart', '')).toBe('/cart');
  expect(withSearch(buildPagePath(ROUTES.artist, { id: 4 }), '?page=2')).toBe('/artist/4?page=2');
});
