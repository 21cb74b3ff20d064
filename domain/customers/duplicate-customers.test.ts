import { expect, it } from 'vitest';
import { computeDuplicateScore } from './duplicate-customers.ts';

it('is surer the more two customers have in common, and never quite', () => {
  expect(computeDuplicateScore([])).toBe(0);
  expect(computeDuplicateScore(['same_phone'])).toBe(60);
  expect(computeDuplicateScore(['same_mailbox'])).toBe(90);
  expect(computeDuplicateScore(['same_mailbox', 'same_name_and_address'])).toBe(98);
  expect(computeDuplicateScore(['same_mailbox', 'same_name_and_address', 'same_phone'])).toBe(99);
});
