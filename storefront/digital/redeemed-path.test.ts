import { expect, it } from 'vitest';
import { buildRedeemedPath, parseRedeemedToken } from './redeemed-path.ts';

const GIFT = { id: 812, expires_at: 1_767_312_000, signature: 'c2ln-bmF_0' };

it('builds the page of a redeemed code, whose token is parsed again', () => {
  const path = buildRedeemedPath(GIFT);
  expect(path).toBe('/digital/812.1767312000.c2ln-bmF_0');
  expect(parseRedeemedToken(path.replace('/digital/', ''))).toEqual(GIFT);
});

it.each(['', '812', '812.1767312000', '812.1767312000.', 'a.1.c2ln', '812.1767312000.c2ln.more', '9999999999.1.c2ln'])(
  'is no token: %s',
  (token) => expect(parseRedeemedToken(token)).toBeUndefined(),
);
