import { expect, it } from 'vitest';
import { findRoute } from './find-route.ts';

it.each([
  ['/', 'home'],
  ['/fr', 'home'],
  ['/fr/', 'home'],
  ['/vinyl-shop', 'list'],
  ['/Vinyl-Shop/', 'list'],
  ['/vinyl-shop/12', 'shelf'],
  ['/vinyl/12/harbour', 'project'],
  ['/fr/qui-sommes-nous', 'about'],
  ['/cart/confirmation', 'confirmation'],
  ['/payment/return', 'paymentReturn'],
  ['/my-account/orders', 'orders'],
  ['/offer/secret', 'offer'],
  ['/uploads/1/2/3', 'uploads'],
  ['/nowhere', undefined],
  ['/vinyl/12/harbour/more', undefined],
  ['/%63art', undefined],
  ['//vinyl/12', undefined],
])('finds the route of %s: %s', (path, key) => expect(findRoute(path)).toBe(key));
