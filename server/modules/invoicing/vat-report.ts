import { exchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { isOverThreshold } from '#domain/invoicing/invoices.ts';
import { convert, type ExchangeRates, fromMinor, toMinor } from '#domain/money.ts';
import { dayOf } from '#domain/dates.ts';
import type { VatReport, VatReportRow } from '#generated/schemas.ts';
import { localToSeconds } from '#forms-schema/zoned-time.ts';
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

const startOf = (day: string): Date => fromSeconds(localToSeconds(`${day}T00:00`) ?? 0);
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const within = ({ from, to }: Period) =>
  and(gte(invoices.taxed_at, startOf(from)), lt(invoices.taxed_at, startOf(dayAfter(to))));

/** VAT of a period by country, rate and currency from its documents. Throws 422 for an invalid period. */
export async function vatReport(db: Database, period: Period, now: Date): Promise<VatReport> {
  const { from, to } = period;
  if (to < from) throw invalid([{ path: 'to', code: 'period_invalid' }]);
  const { scheme, country_id, vat_rate, currency, net, vat, total, type, vat_eur, total_eur } = invoices;
  const amount = (column: PgColumn) => sum(column).mapWith(Number);
  const ofType = (one: 'invoice' | 'credit_note') =>
    sql<number>`count(*) filter (where ${type} = ${one})`.mapWith(Number);
  const groups = await db
    .select({
      ...{ scheme, country_id, vat_rate, currency },
      ...{ net: amount(net), vat: amount(vat), total: amount(total) },
      ...{ vat_eur: amount(vat_eur), total_eur: amount(total_eur) },
      ...{ invoices: ofType('invoice'), credit_notes: ofType('credit_note') },
      documents: sql<Amounts[]>`case when ${scheme} <> 'domestic' and ${currency} <> 'EUR'
        then jsonb_agg(jsonb_build_array(${vat}, ${total})) else '[]' end`,
    })
    .from(invoices)
    .where(within(period))
    .groupBy(scheme, country_id, vat_rate, currency)
    .orderBy(asc(scheme), asc(country_id), asc(vat_rate), asc(currency));
  const { tables } = await readRates(db);
  const today = dayOf(now.getTime() / 1000);
  const rates = exchangeRatesOn(tables.exchange, to < today ? to : today);
  const rows = groups.map((group) => rowOf(group, rates));
  const all = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((whole, row) => whole + pick(row), 0);
  return {
    ...{ from, to, currency: 'EUR' },
    net: fromMinor(
      all(({ euros }) => euros.net),
      'EUR',
    ),
    vat: fromMinor(
      all(({ euros }) => euros.vat),
      'EUR',
    ),
    rows: rows.map(({ row }) => row),
    threshold: await thresholdOn(db, to),
  };
}

/** VAT and total of a document, minor. */
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

/** Builds a row: domestic sales with the documents' euros, others converted per document at the last day's rate. */
function rowOf(group: Group, rates: ExchangeRates): { row: VatReportRow; euros: { net: number; vat: number } } {
  const { scheme, country_id, vat_rate, currency, net, vat, total, vat_eur, total_eur } = group;
  const isAtHome = scheme === 'domestic';
  const inEuros = (minor: number) => Math.sign(minor) * convert(Math.abs(minor), currency, 'EUR', rates);
  const isKept = isAtHome || currency === 'EUR';
  const sumOf = (amounts: readonly number[]) => amounts.reduce((all, one) => all + inEuros(one), 0);
  const vatInEuros = isKept ? vat_eur : sumOf(group.documents.map(([one]) => one));
  const totalInEuros = isKept ? total_eur : sumOf(group.documents.map(([, one]) => one));
  const euros = { net: totalInEuros - vatInEuros, vat: vatInEuros };
  const wire = (minor: number) => fromMinor(minor, currency);
  return {
    euros,
    row: {
      ...{ scheme, country_id, vat_rate, currency, invoices: group.invoices, credit_notes: group.credit_notes },
      ...{ net: wire(net), vat: wire(vat), total: wire(total) },
      exchange_rate: isKept ? null : (rates[currency] ?? null),
      net_eur: fromMinor(euros.net, 'EUR'),
      vat_eur: fromMinor(euros.vat, 'EUR'),
    },
  };
}

/** Distance sales to EU consumers, this year until the last day and last year. */
async function thresholdOn(db: Database, to: string): Promise<VatReport['threshold']> {
  const year = Number(to.slice(0, 4));
  const netOf = async (period: Period): Promise<number> => {
    const [found] = await db
      .select({ net: sql<number>`coalesce(sum(${invoices.total_eur} - ${invoices.vat_eur}), 0)`.mapWith(Number) })
      .from(invoices)
      .where(and(eq(invoices.scheme, 'oss'), within(period)));
    return found?.net ?? 0;
  };
  const limit = await readSetting(db, 'oss_threshold', to);
  const net = await netOf({ from: `${year}-01-01`, to });
  const before = await netOf({ from: `${year - 1}-01-01`, to: `${year - 1}-12-31` });
  return {
    ...{ year, limit, exceeded: isOverThreshold(net, before, toMinor(limit, 'EUR')) },
    net: fromMinor(net, 'EUR'),
    before: fromMinor(before, 'EUR'),
  };
}

export function adminReadVatReport({ context, query }: Call<'adminReadVatReport'>): Promise<VatReport> {
  return vatReport(context.reads, query, context.now());
}
