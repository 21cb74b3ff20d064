import { expect, it } from 'vitest';
import { listQuarters } from './quarters.ts';

const toSeconds = (moment: string) => Date.parse(moment) / 1000;

it('lists the quarters newest first, with their first and last day', () => {
  expect(listQuarters(toSeconds('2026-06-30T12:00:00Z'), toSeconds('2026-11-23T12:00:00Z'))).toEqual([
    { year: 2026, quarter: 4, from: '2026-10-01', to: '2026-12-31' },
    { year: 2026, quarter: 3, from: '2026-07-01', to: '2026-09-30' },
    { year: 2026, quarter: 2, from: '2026-04-01', to: '2026-06-30' },
  ]);
});

it('uses the date in Paris and lists at most twenty quarters', () => {
  expect(listQuarters(toSeconds('2027-01-01T00:00:00Z'), toSeconds('2026-12-31T23:30:00Z'))).toMatchObject([
    { year: 2027, quarter: 1 },
  ]);
  expect(listQuarters(0, toSeconds('2026-11-23T12:00:00Z'))).toHaveLength(20);
});
