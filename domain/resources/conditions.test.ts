import { expect, it } from 'vitest';
import { isMet } from './conditions.ts';

it('a field has one of the values', () => {
  expect(isMet({ field: 'status', in: ['paid', 'sent'] }, 'paid')).toBe(true);
  expect(isMet({ field: 'status', in: ['paid', 'sent'] }, 'pending')).toBe(false);
});

it('a field is empty, or is not; zero and no are something', () => {
  expect(isMet({ field: 'claimed_by', empty: true }, null)).toBe(true);
  expect(isMet({ field: 'claimed_by', empty: true }, 7)).toBe(false);
  expect(isMet({ field: 'claimed_by', empty: false }, '')).toBe(false);
  expect(isMet({ field: 'count', empty: false }, 0)).toBe(true);
});

it('what a record does not tell is left to the server', () => {
  expect(isMet({ field: 'to_pack', in: [true] }, undefined)).toBe(true);
});
