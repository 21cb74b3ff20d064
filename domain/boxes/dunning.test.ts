import { expect, it } from 'vitest';
import { isCardOver, retryAt } from './dunning.ts';

it('asks a card three more times, each later than the one before', () => {
  const refused = new Date('2026-12-01T08:00:00Z');
  expect([1, 2, 3].map((attempts) => retryAt(attempts, refused)?.toISOString().slice(0, 10))).toEqual([
    '2026-12-04',
    '2026-12-06',
    '2026-12-08',
  ]);
  expect(retryAt(4, refused)).toBeNull();
});

it('knows a card to be good until the end of its month', () => {
  expect([isCardOver('2026-12', '2026-12'), isCardOver('2026-11', '2026-12'), isCardOver(null, '2026-12')]).toEqual([
    false,
    true,
    false,
  ]);
});
