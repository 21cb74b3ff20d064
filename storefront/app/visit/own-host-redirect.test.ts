import { expect, it } from 'vitest';
import { findOwnHostRedirect } from './own-host-redirect.ts';

it.each([
  ['/vinyl-shop', '/'],
  ['/vinyl-shop?search=salt', '/?search=salt'],
  ['/vinyl-shop/286/merch', '/'],
  ['/fr/vinyl-shop', '/fr'],
  ['/shop/halfmoon?page=2', '/?page=2'],
  ['/fr/shop/halfmoon', '/fr'],
  ['/shop/halfmoon-two', undefined],
  ['/', undefined],
  ['/vinyl/1204/salt', undefined],
  ['/cart', undefined],
])('on the host of halfmoon %s redirects to %s', (path, target) => {
  expect(findOwnHostRedirect(new URL(path, 'https://halfmoon.example'), 'halfmoon')).toBe(target);
});
