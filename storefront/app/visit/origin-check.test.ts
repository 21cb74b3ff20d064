import { expect, it } from 'vitest';
import { isForeignPost } from './origin-check.ts';

const SHOP = 'https://shop.example';
const post = (headers: Record<string, string>, method = 'POST') =>
  isForeignPost(new Request(`${SHOP}/cart`, { method, headers }), SHOP);

it('allows posts from this site', () => expect(post({ origin: SHOP })).toBe(false));

it.each(['https://evil.example', 'http://shop.example', 'https://shop.example.evil.example', 'null'])(
  'rejects a post from %s',
  (origin) => expect(post({ origin })).toBe(true),
);

it('uses Sec-Fetch-Site without an Origin header', () => {
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(post({ 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(false);
});

it('allows posts without Origin and Sec-Fetch-Site', () => expect(post({})).toBe(false));

it('never rejects reads', () => expect(post({ origin: 'https://evil.example' }, 'GET')).toBe(false));
