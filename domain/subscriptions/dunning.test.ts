import { expect, it } from 'vitest';
import { isCardOver, retryAt } from './dunning.ts';

it('asks a card again as often as the settings say, each time after the days of that refusal', () => {
  const refused = new Date('2026-12-01T08:00:00Z');
  const daysOf = (days: readonly number[]) =>
    [1, 2, 3, 4].map((attempts) => retryAt(attempts, refused, days)?.toISOString().slice(0, 10) ?? null);
  expect(daysOf([3, 5, 7])).toEqual(['2026-12-04', '2026-12-06', '2026-12-08', null]);
  expect(daysOf([2, 0, 7])).toEqual(['2026-12-03', null, null, null]);
  expect(daysOf([0, 5, 7])).toEqual([null, null, null, null]);
});

it('knows a card to be good until the end of its month', () => {
  expect([isCardOver('2026-12', '2026-12'), isCardOver('2026-11', '2026-12'), isCardOver(null, '2026-12')]).toEqual([
    false,
    true,
    false,
  ]);
});
