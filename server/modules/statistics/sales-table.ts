import { getCountryName } from '#domain/countries.ts';
import { getCurrencyDecimals } from '#domain/money.ts';
import type { SalesDimension } from '#generated/enums.ts';
import type { SalesFigures } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { getTexts } from '#server/core/problems/texts.ts';
import { formatCsvTable, type CsvValue } from '#server/core/tabular/csv-cells.ts';
import { readSalesByDimension } from './sales-by-dimension.ts';
import { readSalesOverTime } from './sales-over-time.ts';

const MAX_ROWS = 5000;

const FIGURES = [
  ['orders', false],
  ['copies', false],
  ['gross', true],
  ['net', true],
  ['average', true],
  ['new_customers', false],
  ['refunds', true],
  ['refunds_count', false],
  ['cancelled', true],
  ['cancelled_orders', false],
] as const satisfies readonly (readonly [keyof SalesFigures, boolean])[];

type TableCall = Call<'adminGetSalesTable'>;

/** Builds a CSV of sales over time or by dimension. */
export async function buildSalesTable(call: TableCall): Promise<string> {
  const t = getTexts(call.lang);
  const { dimension } = call.query;
  const { currency, head, rows } = dimension ? await readKeyRows(call, dimension) : await readTimeRows(call);
  const digits = getCurrencyDecimals(currency);
  const toCells = (figures: SalesFigures): CsvValue[] =>
    FIGURES.map(([name, isMoney]) => ({
      exact: (isMoney ? figures[name]?.toFixed(digits) : figures[name]?.toString()) ?? '',
    }));
  const lines = [
    [...head, ...FIGURES.map(([name]) => `fields.${name}`)].map((key) => t(key)).concat(t('fields.currency')),
    ...rows.map(({ name, figures }) => [...name, ...toCells(figures), currency]),
  ];
  return formatCsvTable(lines);
}

async function readTimeRows(call: TableCall) {
  const { currency, points } = await readSalesOverTime(call);
  const rows = points.map(({ from, to, figures }) => ({ name: [from, to], figures }));
  return { currency, head: ['fields.from', 'fields.to'], rows };
}

async function readKeyRows(call: TableCall, dimension: SalesDimension) {
  const t = getTexts(call.lang);
  const { currency, rows } = await readSalesByDimension(call, dimension, MAX_ROWS);
  const formatKey: Readonly<Record<SalesDimension, (key: string) => string>> = {
    shop: (key) => key,
    project: (key) => key,
    country: (key) => getCountryName(key, call.lang),
    partner: (key) => t(`enums.Partner.${key}`),
    origin: (key) => t(`enums.OriginSource.${key}`),
    currency: (key) => key,
  };
  const namedRows = rows.map(({ key, name, figures }) => ({
    name: [name ?? (key === null ? '' : formatKey[dimension](key)), key ?? ''],
    figures,
  }));
  return { currency, head: [`enums.SalesDimension.${dimension}`, 'fields.key'], rows: namedRows };
}
