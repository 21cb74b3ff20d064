import { expect, it } from 'vitest';
import { addedUp } from '#admin/resource/report/added-up.ts';
import { rangeWords, tickWords } from '#admin/resource/report/day-words.ts';
import { figureOf } from '#admin/resource/report/define.ts';
import { changeOf, formatChange, formatFigure } from '#admin/resource/report/figure-words.ts';
import { askOf, isComplete, readQuery, withChange } from '#admin/resource/report/report-query.ts';
import { SALES } from './sales.ts';

const read = (text: string) => readQuery(SALES, new URLSearchParams(text));

it('an address is read as far as it can be understood', () => {
  expect(read('')).toMatchObject({
    period: 'days_28',
    compare: 'previous',
    currency: 'EUR',
    by: 'shop',
    show: 'gross',
  });
  const query = read(
    'period=year&shop_id=5&country_id=FR&partner=nobody&project_id=x&paid_in=USD&by=origin&show=orders',
  );
  expect(query).toMatchObject({ period: 'year', by: 'origin', show: 'orders' });
  expect(query.selection).toEqual({ shop_id: 5, country_id: 'FR', paid_in: 'USD' });
});

it('own dates are asked for once both are there and in order', () => {
  expect(isComplete(read('period=range&from=2026-01-01'))).toBe(false);
  expect(isComplete(read('period=range&from=2026-02-01&to=2026-01-01'))).toBe(false);
  const own = read('period=range&from=2026-01-01&to=2026-02-01');
  expect(isComplete(own)).toBe(true);
  expect(askOf(own)).toMatchObject({ from: '2026-01-01', to: '2026-02-01' });
  expect(askOf(read('from=2026-01-01'))).not.toHaveProperty('from', '2026-01-01');
});

it('a change leaves the rest of the address as it is', () => {
  const changed = withChange(new URLSearchParams('period=year&shop_id=5'), { shop_id: undefined, by: 'country' });
  expect(String(changed)).toBe('period=year&by=country');
});

it('figures, changes and days are said as people say them', () => {
  expect(formatFigure(figureOf(SALES, 'gross'), 1234.5, 'EUR', 'en')).toBe('€1,234.50');
  expect(formatFigure(figureOf(SALES, 'orders'), 1234, 'EUR', 'en')).toBe('1,234');
  expect(formatFigure(figureOf(SALES, 'average'), null, 'EUR', 'en')).toBe('–');
  expect([changeOf(12, 10), changeOf(5, 0), changeOf(null, 3), changeOf(0, 4)]).toEqual([
    0.2,
    undefined,
    undefined,
    -1,
  ]);
  expect(formatChange(0.2, 'en')).toBe('+20%');
  expect(rangeWords({ from: '2026-11-01', to: '2026-11-22' }, 'en')).toMatch(/^Nov 1\s–\s22, 2026$/);
  expect(tickWords({ from: '2026-11-01' }, 'month', 'en')).toBe('Nov 26');
  expect(addedUp([0.1, 0.2, 0.3])).toEqual([0.1, 0.3, 0.6]);
});
