import { expect, test, vi } from 'vitest';
import { InvalidIdError, isCartId, newCartId, UnsupportedCryptoError } from './cart-id.ts';

test('ids are ten alphanumerics and do not repeat', () => {
  const ids = Array.from({ length: 2000 }, () => newCartId());
  expect(ids.every(isCartId)).toBe(true);
  expect(new Set(ids).size).toBe(2000);
});

test('every one of the 62 characters comes about equally often', () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 6200; round++) {
    for (const character of newCartId()) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  expect(seen.size).toBe(62);
  // 1000 expected each; the bias of a plain modulo would give the first eight about 1220
  for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
});

test('without cryptographic randomness no id is made', () => {
  vi.stubGlobal('crypto', undefined);
  expect(() => newCartId()).toThrow(UnsupportedCryptoError);
  vi.unstubAllGlobals();
});

test('a source that yields nothing usable is rejected', () => {
  expect(() =>
    newCartId({ getRandomValues: (array) => (array instanceof Uint8Array && array.fill(255), array) }),
  ).toThrow(InvalidIdError);
});

test.each([
  ['abcDEF0189', true],
  ['abcDEF018', false],
  ['abcDEF01899', false],
  ['abcDEF018-', false],
  ['abcDEF018é', false],
  ['abcDEF018\n', false],
  [undefined, false],
  [1234567890, false],
])('%s is a cart id: %s', (value, valid) => {
  expect(isCartId(value)).toBe(valid);
});
