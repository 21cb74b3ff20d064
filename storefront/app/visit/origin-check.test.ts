import { expect, it } from 'vitest';
import { isForeignPost } from './origin-check.ts';

const SHOP = 'https://shop.example';
const post = (headers: Record<string, string>, method = 'POST') =>
  isForeignPost(new Request(`${SHOP}/cart`, { method, headers }), SHOP);

it('lets the shop post to itself', () => expect(post({ origin: SHOP })).toBe(false));

it.each(['https://evil.example', 'http://shop.example', 'https://shop.example.evil.example', 'null'])(
  'refuses a post from %s',
  (origin) => expect(post({ origin })).toBe(true),
);

it('goes by Sec-Fetch-Site when there is no origin', () => {
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(post({ 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(false);
});

it('lets clients without cookies of a browser post', () => expect(post({})).toBe(false));

it('never refuses reading', () => expect(post({ origin: 'https://evil.example' }, 'GET')).toBe(false));
