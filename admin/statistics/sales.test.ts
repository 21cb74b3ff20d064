import { expect, it } from 'vitest';
import { computeRunningTotals } from '#admin/resource/report/added-up.ts';
import { formatDayRange, formatBucketTick } from '#admin/resource/report/format-days.ts';
import { getFigureField } from '#admin/resource/report/define.ts';
import { computeChange, formatChange, formatFigure } from '#admin/resource/report/format-figures.ts';
import { buildRequest, isComplete, parseQuery, applyChange } from '#admin/resource/report/report-query.ts';
import { SALES } from './sales.ts';

const parse = (text: string) => parseQuery(SALES, new URLSearchParams(text));

it('parses valid URL parameters and ignores invalid ones', () => {
  expect(parse('')).toMatchObject({
    period: 'days_28',
    compare: 'previous',
    currency: 'EUR',
    by: 'shop',
    show: 'gross',
  });
  const query = parse(
    'period=year&shop_id=5&country_id=FR&partner=nobody&project_id=x&paid_in=USD&by=origin&show=orders',
  );
  expect(query).toMatchObject({ period: 'year', by: 'origin', show: 'orders' });
  expect(query.selection).toEqual({ shop_id: 5, country_id: 'FR', paid_in: 'USD' });
});

it('requests a custom range once both dates are set and in order', () => {
  expect(isComplete(parse('period=range&from=2026-01-01'))).toBe(false);
  expect(isComplete(parse('period=range&from=2026-02-01&to=2026-01-01'))).toBe(false);
  const range = parse('period=range&from=2026-01-01&to=2026-02-01');
  expect(isComplete(range)).toBe(true);
  expect(buildRequest(range)).toMatchObject({ from: '2026-01-01', to: '2026-02-01' });
  expect(buildRequest(parse('from=2026-01-01'))).not.toHaveProperty('from', '2026-01-01');
});

it('changes only the given URL parameters', () => {
  const changed = applyChange(new URLSearchParams('period=year&shop_id=5'), { shop_id: undefined, by: 'country' });
  expect(String(changed)).toBe('period=year&by=country');
});

it('formats figures, changes and days', () => {
  expect(formatFigure(getFigureField(SALES, 'gross'), 1234.5, 'EUR', 'en')).toBe('€1,234.50');
  expect(formatFigure(getFigureField(SALES, 'orders'), 1234, 'EUR', 'en')).toBe('1,234');
  expect(formatFigure(getFigureField(SALES, 'average'), null, 'EUR', 'en')).toBe('–');
  expect([computeChange(12, 10), computeChange(5, 0), computeChange(null, 3), computeChange(0, 4)]).toEqual([
    0.2,
    undefined,
    undefined,
    -1,
  ]);
  expect(formatChange(0.2, 'en')).toBe('+20%');
  expect(formatDayRange({ from: '2026-11-01', to: '2026-11-22' }, 'en')).toMatch(/^Nov 1\s–\s22, 2026$/);
  expect(formatBucketTick({ from: '2026-11-01' }, 'month', 'en')).toBe('Nov 26');
  expect(computeRunningTotals([0.1, 0.2, 0.3])).toEqual([0.1, 0.3, 0.6]);
});
