import { expect, it } from 'vitest';
import { findBlockingHolder, isClaimExpired } from './claims.ts';

const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const claim = { claimed_by: 7, claimed_at: atMinute(0) };

it('a claim expires after its minutes', () => {
  expect(isClaimExpired(claim, atMinute(29), 30)).toBe(false);
  expect(isClaimExpired(claim, atMinute(30), 30)).toBe(true);
  expect(isClaimExpired({ claimed_by: null, claimed_at: null }, atMinute(0), 30)).toBe(true);
});

it('only an active claim of another account blocks', () => {
  expect(findBlockingHolder(claim, 8, atMinute(1), 30)).toBe(7);
  expect(findBlockingHolder(claim, undefined, atMinute(1), 30)).toBe(7);
  expect(findBlockingHolder(claim, 7, atMinute(1), 30)).toBeUndefined();
  expect(findBlockingHolder(claim, 8, atMinute(31), 30)).toBeUndefined();
});
