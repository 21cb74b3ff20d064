import { expect, it } from 'vitest';
import { isPrivatePath } from './private-paths.ts';

it.each([
  ['/cart', true],
  ['/cart/confirmation', true],
  ['/payment/return', true],
  ['/my-account/orders', true],
  ['/newsletter/leave/abc', true],
  ['/newsletter', false],
  ['/quote', false],
  ['/signed-records', false],
  ['/', false],
])('%s is private: %s', (path, isPrivate) => expect(isPrivatePath(path)).toBe(isPrivate));
