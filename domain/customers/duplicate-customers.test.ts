import { expect, it } from 'vitest';
import { twinScore } from './duplicate-customers.ts';

it('is surer the more two customers have in common, and never quite', () => {
  expect(twinScore([])).toBe(0);
  expect(twinScore(['same_phone'])).toBe(60);
  expect(twinScore(['same_mailbox'])).toBe(90);
  expect(twinScore(['same_mailbox', 'same_name_and_address'])).toBe(98);
  expect(twinScore(['same_mailbox', 'same_name_and_address', 'same_phone'])).toBe(99);
});
