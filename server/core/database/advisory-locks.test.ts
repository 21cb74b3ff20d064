import { expect, it } from 'vitest';
import { AdvisoryLock } from './advisory-locks.ts';

it('has a unique key for each purpose', () => {
  const numbers = Object.values(AdvisoryLock);
  expect(new Set(numbers).size).toBe(numbers.length);
});
