import { expect, it } from 'vitest';
import { computeDuplicateScore } from './duplicate-customers.ts';

it('is higher the more two customers have in common, and below 100', () => {
  expect(computeDuplicateScore([])).toBe(0);
  expect(computeDuplicateScore(['same_phone'])).toBe(60);
  expect(computeDuplicateScore(['same_mailbox'])).toBe(90);
  expect(computeDuplicateScore(['same_mailbox', 'same_name_and_address'])).toBe(98);
  expect(computeDuplicateScore(['same_mailbox', 'same_name_and_address', 'same_phone'])).toBe(99);
});
