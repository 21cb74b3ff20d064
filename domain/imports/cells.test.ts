import { describe, expect, it } from 'vitest';
import { isFormula, parseBoolean, parseDay, parseTimestamp, parseNumber, unwrapCell } from './cells.ts';

it.each([
  [`="00750"`, '00750'],
  [`'75009`, '75009'],
  [`'+33 1`, '+33 1'],
  [`'n Roll`, `'n Roll`],
  ['  Léa ', 'Léa'],
])('%j is unwrapped to %j', (cell, text) => expect(unwrapCell(cell)).toBe(text));

it('formulas are detected', () => {
  expect(['=A1', '@SUM(A1)', '+33 1', '-4', '="00750"'].map((cell) => isFormula(unwrapCell(cell)))).toEqual([
    ...[true, true, false, false, false],
  ]);
});

describe('a number', () => {
  it.each([
    ['24.90', 'point', 24.9],
    ['1,234.50', 'point', 1234.5],
    ['$1,234', 'point', 1234],
    ['US$5', 'point', 5],
    ['1 234,50 €', 'comma', 1234.5],
    ['1.234,5', 'comma', 1234.5],
    ['-3', 'comma', -3],
    ['.5', 'point', 0.5],
    ['EUR 12', 'point', 12],
    ['1.5e3', 'point', 1500],
    ['1,5', 'point', undefined],
    ['24.90', 'comma', undefined],
    ['12,34.5', 'point', undefined],
    ['twelve', 'point', undefined],
  ] as const)('%j with a %s is %j', (text, decimal, number) => expect(parseNumber(text, decimal)).toBe(number));
});

describe('a day', () => {
  it.each([
    ['2026-11-20', 'day_first', '2026-11-20'],
    ['2026/1/2', 'month_first', '2026-01-02'],
    ['20/11/2026', 'day_first', '2026-11-20'],
    ['11/20/26', 'month_first', '2026-11-20'],
    ['20.11.2026', 'day_first', '2026-11-20'],
    ['21 Mar 2025 08:15:00 GMT', 'day_first', '2025-03-21'],
    ['March 1, 2025', 'day_first', '2025-03-01'],
    ['31/02/2026', 'day_first', undefined],
    ['11/20/2026', 'day_first', undefined],
    ['soon', 'day_first', undefined],
  ] as const)('%j (%s) is %j', (text, dates, day) => expect(parseDay(text, dates)).toBe(day));
});

it.each([
  ['2025-03-14 10:22:31 +0100', 'day_first', '2025-03-14T09:22:31Z'],
  ['2025-03-14T10:22:31Z', 'day_first', '2025-03-14T10:22:31Z'],
  ['2025-03-14T10:22:31.250-05:30', 'day_first', '2025-03-14T15:52:31Z'],
  ['3/20/25 11:05pm', 'month_first', '2025-03-20T23:05:00Z'],
  ['3/20/25 12:05am', 'month_first', '2025-03-20T00:05:00Z'],
  ['21 Mar 2025 08:15:00 GMT', 'day_first', '2025-03-21T08:15:00Z'],
  ['14/03/2025', 'day_first', '2025-03-14T00:00:00Z'],
] as const)('the moment %j (%s) is %s', (text, dates, iso) => {
  expect(parseTimestamp(text, dates)).toBe(Date.parse(iso) / 1000);
});

it('an invalid hour is refused', () => expect(parseTimestamp('2025-03-14 25:00', 'day_first')).toBeUndefined());

it('booleans are parsed in several languages', () => {
  expect(['yes', 'Oui', 'TRUE', '是', 'no', 'non', '0', 'perhaps'].map(parseBoolean)).toEqual([
    ...[true, true, true, true, false, false, false, undefined],
  ]);
});
