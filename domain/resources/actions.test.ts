import { expect, it } from 'vitest';
import { isConditionMet } from './actions.ts';

it('the value is one of a list', () => {
  expect(isConditionMet({ field: 'status', in: ['paid', 'sent'] }, 'paid')).toBe(true);
  expect(isConditionMet({ field: 'status', in: ['paid', 'sent'] }, 'pending')).toBe(false);
});

it('the value is empty or not; 0 is not empty', () => {
  expect(isConditionMet({ field: 'claimed_by', empty: true }, null)).toBe(true);
  expect(isConditionMet({ field: 'claimed_by', empty: true }, 7)).toBe(false);
  expect(isConditionMet({ field: 'claimed_by', empty: false }, '')).toBe(false);
  expect(isConditionMet({ field: 'count', empty: false }, 0)).toBe(true);
});

it('a missing value is left to the server', () => {
  expect(isConditionMet({ field: 'to_pack', in: [true] }, undefined)).toBe(true);
});
