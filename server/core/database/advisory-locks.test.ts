import { expect, it } from 'vitest';
import { AdvisoryLock } from './advisory-locks.ts';

it('gives each purpose a lock of its own', () => {
  const numbers = Object.values(AdvisoryLock);
  expect(new Set(numbers).size).toBe(numbers.length);
});
