import { describe, expect, it, test } from 'vitest';
import type { StatsPeriod } from '#generated/enums.ts';
import { addMonths, getDayStart, countDays, toSeconds, getWeekStart } from '#domain/calendar.ts';
import { getComparedRange, getPeriodRange, splitIntoBuckets, chooseGranularity } from './stats-periods.ts';

const calendar = { today: '2026-11-22', first: '2024-11-20' };

describe('days', () => {
  it('of daylight saving changes begin at midnight', () => {
    expect(getDayStart('2026-03-29')).toBe(Date.parse('2026-03-28T23:00:00Z') / 1000);
    expect(getDayStart('2026-03-30')).toBe(Date.parse('2026-03-29T22:00:00Z') / 1000);
    expect(getDayStart('2026-10-26') - getDayStart('2026-10-25')).toBe(25 * 3600);
    const { first, last } = toSeconds({ from: '2026-03-29', to: '2026-03-29' });
    expect(last - first + 1).toBe(23 * 3600);
  });

  test.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s moved by %i months is %s', (day, months, moved) => expect(addMonths(day, months)).toBe(moved));

  it('belong to the week of their Monday', () => {
    expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(getWeekStart)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});

describe('a period', () => {
  test.each<[Exclude<StatsPeriod, 'range'>, string, number]>([
    ['today', '2026-11-22', 1],
    ['days_7', '2026-11-16', 7],
    ['days_28', '2026-10-26', 28],
    ['days_90', '2026-08-25', 90],
    ['month', '2026-11-01', 22],
    ['quarter', '2026-10-01', 53],
    ['year', '2026-01-01', 326],
    ['all', '2024-11-20', 733],
  ])('%s begins on %s and has %i days', (period, from, days) => {
    const range = getPeriodRange(period, calendar);
    expect(range).toEqual({ from, to: '2026-11-22' });
    expect(countDays(range)).toBe(days);
  });

  test.each<[StatsPeriod, string, string]>([
    ['today', '2026-11-21', '2026-11-21'],
    ['days_7', '2026-11-09', '2026-11-15'],
    ['month', '2026-10-01', '2026-10-22'],
    ['quarter', '2026-07-01', '2026-08-22'],
    ['year', '2025-01-01', '2025-11-22'],
  ])('%s is compared with %s to %s before', (period, from, to) => {
    expect(getComparedRange(period, getPeriodRange(period as 'today', calendar), 'previous')).toEqual({ from, to });
  });

  it('of the type range moves by its length, or by a year', () => {
    const chosenRange = { from: '2024-02-29', to: '2024-03-09' };
    expect(getComparedRange('range', chosenRange, 'previous')).toEqual({ from: '2024-02-19', to: '2024-02-28' });
    expect(getComparedRange('range', chosenRange, 'last_year')).toEqual({ from: '2023-02-28', to: '2023-03-09' });
    expect(getComparedRange('all', chosenRange, 'last_year')).toBeUndefined();
    expect(getComparedRange('range', chosenRange, 'none')).toBeUndefined();
  });
});

describe('the buckets of a chart', () => {
  it('are whole weeks and months, clipped at both ends', () => {
    const range = { from: '2026-10-14', to: '2026-11-03' };
    expect(splitIntoBuckets(range, 'week')).toEqual([
      { from: '2026-10-14', to: '2026-10-18' },
      { from: '2026-10-19', to: '2026-10-25' },
      { from: '2026-10-26', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-03' },
    ]);
    expect(splitIntoBuckets(range, 'month')).toEqual([
      { from: '2026-10-14', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-03' },
    ]);
    expect(splitIntoBuckets(range, 'day')).toHaveLength(21);
  });

  it('have a granularity that suits the period', () => {
    const choose = (period: 'days_28' | 'days_90' | 'year') => chooseGranularity(getPeriodRange(period, calendar));
    expect([choose('days_28'), choose('days_90'), choose('year')]).toEqual(['day', 'week', 'month']);
  });
});
