import { expect, test, vi } from 'vitest';
import { InvalidIdError, isCartId, createCartId, UnsupportedCryptoError } from './cart-id.ts';

test('ids are ten alphanumerics and do not repeat', () => {
  const ids = Array.from({ length: 2000 }, () => createCartId());
  expect(ids.every(isCartId)).toBe(true);
  expect(new Set(ids).size).toBe(2000);
});

test('the 62 characters are uniformly distributed', () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 6200; round++) {
    for (const character of createCartId()) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  expect(seen.size).toBe(62);
  // 1000 expected each; the bias of a plain modulo would give the first eight about 1220
  for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
});

test('no id is created without cryptographic randomness', () => {
  vi.stubGlobal('crypto', undefined);
  expect(() => createCartId()).toThrow(UnsupportedCryptoError);
  vi.unstubAllGlobals();
});

test('a source that yields nothing usable is rejected', () => {
  expect(() =>
    createCartId({ getRandomValues: (array) => (array instanceof Uint8Array && array.fill(255), array) }),
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
