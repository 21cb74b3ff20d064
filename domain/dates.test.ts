import { expect, test } from 'vitest';
import { parseMonthStart } from './calendar.ts';
import { toLocalDay, formatDate, formatDateTime, formatMonth, parseSecondsAgo } from './dates.ts';

/** 2026-11-21 23:30 UTC, already the 22nd in Paris */
const LATE = Date.UTC(2026, 10, 21, 23, 30) / 1000;

test.each([
  ['en', 'Nov 22, 2026', 'November 2026'],
  ['fr', '22 nov. 2026', 'novembre 2026'],
  ['zh', '2026年11月22日', '2026年11月'],
])('%s reads %s and %s', (locale, day, month) => {
  expect(formatDate(LATE, locale)).toBe(day);
  expect(formatMonth(LATE, locale)).toBe(month);
});

test('an ISO date is the same day in every zone', () => {
  expect(formatDate('2026-11-21', 'en', 'America/Los_Angeles')).toBe('Nov 21, 2026');
  expect(formatDate('2026-11-21', 'en', 'Asia/Tokyo')).toBe('Nov 21, 2026');
});

test.each([[null], [undefined], [''], ['soon'], [NaN]])('no date (%s) gives an empty text', (input) => {
  expect(formatDate(input, 'en')).toBe('');
});

test('the time zone is Paris by default', () => {
  expect(formatDateTime(LATE, 'fr')).toContain('00:30');
  expect(formatDateTime(LATE, 'fr', 'UTC')).toContain('23:30');
});

test.each([
  [LATE, undefined, '2026-11-22'],
  [LATE, 'UTC', '2026-11-21'],
  [0, 'UTC', '1970-01-01'],
])('the day of %d in %s is %s', (seconds, zone, day) => {
  expect(toLocalDay(seconds, zone)).toBe(day);
});

test.each<[unknown, string | undefined]>([
  ['P0M', '2026-10-31T23:00:00.000Z'],
  ['-P1M', '2026-09-30T22:00:00.000Z'],
  ['-P11M', '2025-11-30T23:00:00.000Z'],
  ['-P3D', undefined],
  [12, undefined],
])('%s is the beginning of a month in Paris', (word, moment) => {
  const seconds = parseMonthStart(word, LATE);
  expect(seconds && new Date(seconds * 1000).toISOString()).toBe(moment);
});

test.each<[unknown, number | undefined]>([
  ['-P3D', 259_200],
  ['-P2W', 1_209_600],
  ['-PT6H', 21_600],
  ['P3D', undefined],
  ['-P3', undefined],
  ['-P1M', undefined],
  [1_767_222_000, undefined],
  [null, undefined],
])('%s is a number of seconds', (duration, seconds) => {
  expect(parseSecondsAgo(duration)).toBe(seconds);
});
