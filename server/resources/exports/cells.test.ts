import { createWriteStream } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Currency, OrderStatus } from '#generated/enums.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { getTexts } from '#server/core/problems/texts.ts';
import { problem } from '#server/core/problems/problem.ts';
import { formatCsvCell, formatCsvText } from '#server/core/tabular/csv-cells.ts';
import { buildExportColumns } from './export-columns.ts';
import { writing } from '#server/core/tabular/table-writer.ts';
import type { ReferenceNames } from './reference-names.ts';
import { toFailure } from './run-exports.ts';
import { formatShopIso, toShopSerial } from '#server/core/tabular/shop-time.ts';
import { formatCellXml, toColumnLetters, escapeXml } from '#server/core/tabular/xlsx-parts.ts';
import type { Row } from '#server/core/api/wire.ts';

const withoutNames: ReferenceNames = { has: () => false, load: async () => undefined, getName: () => '' };
const withNames: ReferenceNames = { ...withoutNames, has: () => true, getName: (_, id) => `Artist ${id}` };

function buildColumns(field: Omit<FieldDefinition, 'label'>, { lang = 'en', names = withoutNames } = {}) {
  const t = getTexts(lang as 'en');
  const formsContext = { t: (key: string, params = {}) => t(key, params), locale: lang };
  return buildExportColumns([{ label: `fields.${field.name}`, ...field }], names, formsContext);
}

const toCsv = (field: Omit<FieldDefinition, 'label'>, row: Row, lang = 'en') =>
  buildColumns(field, { lang }).map((column) => formatCsvCell(column, row))[0];
const toXml = (field: Omit<FieldDefinition, 'label'>, row: Row) =>
  buildColumns(field).map((column) => formatCellXml(column, row, 'A2'))[0];

describe('a text of a CSV', () => {
  it.each(['=1+1', '+33 6', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＠x'])('%j is not a formula', (text) => {
    expect(formatCsvText(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['semi;colon', '"semi;colon"'],
    [' padded', '" padded"'],
    ['=A1,"x"', `"'=A1,""x"""`],
    ['1-2', '1-2'],
  ])('%j is written as %j', (text, cell) => {
    expect(formatCsvText(text)).toBe(cell);
  });
});

describe('a value of a CSV', () => {
  const money = { name: 'total', type: 'money' } as const;
  it.each([
    [money, { total: 24.9, currency: 'EUR' }, '24.90'],
    [money, { total: -5, currency: 'EUR' }, '-5.00'],
    [money, { total: 1500, currency: 'JPY' }, '1500'],
    [money, { total: null, currency: 'EUR' }, ''],
    [{ name: 'count', type: 'integer' } as const, { count: -1_234_567 }, '-1234567'],
    [{ name: 'vat_rate', type: 'percent' } as const, { vat_rate: 5.5 }, '5.5'],
    [{ name: 'tiny', type: 'number' } as const, { tiny: 1e-7 }, '0.00000010000000000000'],
    [{ name: 'sent_at', type: 'datetime' } as const, { sent_at: 1_767_222_030 }, '2026-01-01T00:00:30+01:00'],
    [{ name: 'released_on', type: 'date' } as const, { released_on: '2026-10-02' }, '2026-10-02'],
    [{ name: 'is_gift', type: 'switch' } as const, { is_gift: true }, 'Yes'],
    [{ name: 'sizes', type: 'chips' } as const, { sizes: ['S', 'M'] }, '"S, M"'],
    [{ name: 'zip_code', type: 'text' } as const, { zip_code: '00750' }, '00750'],
    [{ name: 'comment', type: 'text' } as const, {}, ''],
  ])('of %o', (field, row, cell) => {
    expect(toCsv(field, row)).toBe(cell);
  });

  it('is translated into the language of the export', () => {
    const status = { name: 'status', type: 'select', data: OrderStatus } as const;
    expect(toCsv(status, { status: 'paid' }, 'en')).toBe('Paid');
    expect(toCsv(status, { status: 'paid' }, 'fr')).toBe('Payée');
    const currency = { name: 'currency', type: 'currency', data: Currency } as const;
    expect(toCsv(currency, { currency: 'EUR' })).toBe('EUR');
  });
});

it('writes a reference as name and id, or as id when the account may not read names', () => {
  const field = { name: 'artist_id', type: 'reference', ref: { resource: 'artists', label: 'name' } } as const;
  const cells = (names: ReferenceNames) =>
    buildColumns(field, { names }).map((column) => [column.heading, formatCsvCell(column, { artist_id: 7 })]);
  expect(cells(withNames)).toEqual([
    ['Artist', 'Artist 7'],
    ['Artist – No.', '7'],
  ]);
  expect(cells(withoutNames)).toEqual([['Artist – No.', '7']]);
  const columns = buildColumns(field, { names: withNames });
  expect(columns.map((column) => formatCsvCell(column, { artist_id: null }))).toEqual(['', '']);
});

describe('a time in the shop’s time zone', () => {
  it.each([
    [1_767_222_030, '2026-01-01T00:00:30+01:00'],
    [1_782_856_800, '2026-07-01T00:00:00+02:00'],
    // the repeated hour when summer time ends
    [1_792_888_200, '2026-10-25T02:30:00+02:00'],
    [1_792_891_800, '2026-10-25T02:30:00+01:00'],
    [-3600, '1970-01-01T00:00:00+01:00'],
  ])('%i is %s', (seconds, iso) => {
    expect(formatShopIso(seconds)).toBe(iso);
    expect(Date.parse(iso) / 1000).toBe(seconds);
  });

  it('is the serial number of spreadsheets', () => {
    expect(toShopSerial(1_767_222_000)).toBe(46_023);
    expect(toShopSerial(1_767_222_000 + 43_200)).toBe(46_023.5);
  });
});

describe('a cell of a spreadsheet', () => {
  it('stores texts as text, also those that look like formulas and numbers', () => {
    const field = { name: 'note', type: 'text' } as const;
    expect(toXml(field, { note: '=1+1 & <b>' })).toBe(
      '<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=1+1 &amp; &lt;b&gt;</t></is></c>',
    );
    expect(toXml(field, { note: '00750' })).toContain('t="inlineStr"');
    expect(toXml(field, { note: 'x'.repeat(40_000) })?.length).toBeLessThan(33_000);
  });

  it('stores numbers, amounts, days and moments as numbers with a format', () => {
    expect(toXml({ name: 'count', type: 'integer' }, { count: 3 })).toBe('<c r="A2" s="0"><v>3</v></c>');
    const money = { name: 'total', type: 'money' } as const;
    expect(toXml(money, { total: 24.9, currency: 'EUR' })).toBe('<c r="A2" s="4"><v>24.9</v></c>');
    expect(toXml(money, { total: 1500, currency: 'JPY' })).toBe('<c r="A2" s="3"><v>1500</v></c>');
    expect(toXml({ name: 'day', type: 'date' }, { day: '2026-01-01' })).toBe('<c r="A2" s="6"><v>46023</v></c>');
    expect(toXml({ name: 'at', type: 'datetime' }, { at: 1_767_222_000 })).toBe('<c r="A2" s="7"><v>46023</v></c>');
    expect(toXml(money, { total: null, currency: 'EUR' })).toBe('');
  });

  it('excludes characters that XML cannot represent', () => {
    expect(escapeXml('a\0b\u0007c\ufffe')).toBe('abc');
    expect(escapeXml('\ud800 lone')).toBe('\ufffd lone');
    expect(escapeXml('_x0041_')).toBe('_x005F_x0041_');
    expect(escapeXml('a\r\nb')).toBe('a&#13;\nb');
    expect(escapeXml('薔薇 🌹')).toBe('薔薇 🌹');
  });

  it('has a column of letters', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(toColumnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});

it('reports a full disk', async () => {
  const file = writing(createWriteStream('/dev/full'));
  const fill = async () => {
    for (let part = 0; part < 100; part += 1) await file.write('x'.repeat(65_536));
    await file.end();
  };
  const error = await fill().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(toFailure(error)).toBe('disk_full');
  expect(toFailure(problem(403, 'not_allowed'))).toBe('not_allowed');
  expect(toFailure(problem(422, 'unknown_field'))).toBe('no_longer_described');
  expect(toFailure(new Error('?'))).toBe('broken');
});
