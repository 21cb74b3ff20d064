import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { isOverThreshold } from '#domain/invoicing/invoices.ts';
import { convert, type ExchangeRates, fromMinor, toMinor } from '#domain/money.ts';
import { addDays, getDayStart } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import type { VatReport, VatReportRow } from '#generated/schemas.ts';
import { and, asc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Call } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { invoices } from './invoices.table.ts';
import type { Database } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { fromSeconds } from '#server/core/api/wire.ts';
import { readSetting } from '#server/core/settings/settings.ts';

/** First and last day, inclusive, in the shop's time zone. */
export interface Period {
  from: string;
  to: string;
}

const getStart = (day: string): Date => fromSeconds(getDayStart(day));

const buildPeriodCondition = ({ from, to }: Period) =>
  and(gte(invoices.taxed_at, getStart(from)), lt(invoices.taxed_at, getStart(addDays(to, 1))));

/** Computes the VAT of a period by country, rate and currency from its documents. Throws 422 for an invalid period. */
export async function computeVatReport(db: Database, period: Period, now: Date): Promise<VatReport> {
  const { from, to } = period;
  if (to < from) throw invalid([{ path: 'to', code: 'period_invalid' }]);
  const { scheme, country_id, vat_rate, currency, net, vat, total, type, vat_eur, total_eur } = invoices;
  const sumColumn = (column: PgColumn) => sum(column).mapWith(Number);
  const countType = (documentType: 'invoice' | 'credit_note') =>
    sql<number>`count(*) filter (where ${type} = ${documentType})`.mapWith(Number);
  const groups = await db
    .select({
      ...{ scheme, country_id, vat_rate, currency },
      ...{ net: sumColumn(net), vat: sumColumn(vat), total: sumColumn(total) },
      ...{ vat_eur: sumColumn(vat_eur), total_eur: sumColumn(total_eur) },
      ...{ invoices: countType('invoice'), credit_notes: countType('credit_note') },
      documents: sql<Amounts[]>`case when ${scheme} <> 'domestic' and ${currency} <> 'EUR'
        then jsonb_agg(jsonb_build_array(${vat}, ${total})) else '[]' end`,
    })
    .from(invoices)
    .where(buildPeriodCondition(period))
    .groupBy(scheme, country_id, vat_rate, currency)
    .orderBy(asc(scheme), asc(country_id), asc(vat_rate), asc(currency));
  const { tables } = await readRates(db);
  const today = toLocalDay(now.getTime() / 1000);
  const rates = getExchangeRatesOn(tables.exchange, to < today ? to : today);
  const rows = groups.map((group) => toReportRow(group, rates));
  const sumRows = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((subtotal, row) => subtotal + pick(row), 0);
  return {
    ...{ from, to, currency: 'EUR' },
    net: fromMinor(
      sumRows(({ euros }) => euros.net),
      'EUR',
    ),
    vat: fromMinor(
      sumRows(({ euros }) => euros.vat),
      'EUR',
    ),
    rows: rows.map(({ row }) => row),
    threshold: await readThreshold(db, to),
  };
}

/** VAT and total of a document, in minor units. */
type Amounts = readonly [vat: number, total: number];

interface Group extends Pick<VatReportRow, 'scheme' | 'country_id' | 'vat_rate' | 'currency'> {
  net: number;
  vat: number;
  total: number;
  vat_eur: number;
  total_eur: number;
  /** Documents converted at the last day's rate. */
  documents: readonly Amounts[];
  invoices: number;
  credit_notes: number;
}

/** Builds a row: domestic sales with the documents' euro amounts, others converted per document at the given rates. */
function toReportRow(group: Group, rates: ExchangeRates): { row: VatReportRow; euros: { net: number; vat: number } } {
  const { scheme, country_id, vat_rate, currency, net, vat, total, vat_eur, total_eur } = group;
  const isDomestic = scheme === 'domestic';
  const toEuros = (minor: number) => Math.sign(minor) * convert(Math.abs(minor), currency, 'EUR', rates);
  const hasEuroAmounts = isDomestic || currency === 'EUR';
  const sumEuros = (amounts: readonly number[]) => amounts.reduce((subtotal, amount) => subtotal + toEuros(amount), 0);
  const vatInEuros = hasEuroAmounts ? vat_eur : sumEuros(group.documents.map(([documentVat]) => documentVat));
  const totalInEuros = hasEuroAmounts ? total_eur : sumEuros(group.documents.map(([, documentTotal]) => documentTotal));
  const euros = { net: totalInEuros - vatInEuros, vat: vatInEuros };
  const toWireAmount = (minor: number) => fromMinor(minor, currency);
  return {
    euros,
    row: {
      ...{ scheme, country_id, vat_rate, currency, invoices: group.invoices, credit_notes: group.credit_notes },
      ...{ net: toWireAmount(net), vat: toWireAmount(vat), total: toWireAmount(total) },
      exchange_rate: hasEuroAmounts ? null : (rates[currency] ?? null),
      net_eur: fromMinor(euros.net, 'EUR'),
      vat_eur: fromMinor(euros.vat, 'EUR'),
    },
  };
}

/** Reads the net distance sales to EU consumers: those of the year until the last day, and of the previous year. */
async function readThreshold(db: Database, to: string): Promise<VatReport['threshold']> {
  const year = Number(to.slice(0, 4));
  const readNet = async (period: Period): Promise<number> => {
    const [row] = await db
      .select({ net: sql<number>`coalesce(sum(${invoices.total_eur} - ${invoices.vat_eur}), 0)`.mapWith(Number) })
      .from(invoices)
      .where(and(eq(invoices.scheme, 'oss'), buildPeriodCondition(period)));
    return row?.net ?? 0;
  };
  const limit = await readSetting(db, 'oss_threshold', to);
  const net = await readNet({ from: `${year}-01-01`, to });
  const before = await readNet({ from: `${year - 1}-01-01`, to: `${year - 1}-12-31` });
  return {
    ...{ year, limit, exceeded: isOverThreshold(net, before, toMinor(limit, 'EUR')) },
    net: fromMinor(net, 'EUR'),
    before: fromMinor(before, 'EUR'),
  };
}

export function adminReadVatReport({ context, query }: Call<'adminReadVatReport'>): Promise<VatReport> {
  return computeVatReport(context.reads, query, context.now());
}
