import { expect, it } from 'vitest';
import { findPageKind } from './page-kind.ts';

it.each([
  ['/', '/'],
  ['/fr', '/'],
  ['/vinyl-shop', '/vinyl-shop'],
  ['/fr/vinyl-shop/9/staff-picks', '/vinyl-shop/*'],
  ['/vinyl/7/salt', '/vinyl/*'],
  ['/services/mastering', '/services/*'],
  ['/fr/qui-sommes-nous', '/about'],
  ['/cart', undefined],
  ['/payment', undefined],
  ['/my-account/orders', undefined],
  ['/quotes/secret', undefined],
  ['/logout', undefined],
  ['/admin', undefined],
])('a link to %s leads to %s', (path, kind) => expect(findPageKind(path)).toBe(kind));
