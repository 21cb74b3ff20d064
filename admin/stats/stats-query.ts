import { DIMENSION_PARTS, type SalesSelection } from '#domain/sales-orders.ts';
import { Country } from '#generated/enums/Country.ts';
import { Currency } from '#generated/enums/Currency.ts';
import { OriginSource } from '#generated/enums/OriginSource.ts';
import { Partner } from '#generated/enums/Partner.ts';
import { SalesDimension } from '#generated/enums/SalesDimension.ts';
import { StatsComparison } from '#generated/enums/StatsComparison.ts';
import { StatsGranularity } from '#generated/enums/StatsGranularity.ts';
import { StatsPeriod } from '#generated/enums/StatsPeriod.ts';
import { MEASURES, type Measure } from './measures.ts';

/** What a statistic shows, as it stands in its address. */
export interface StatsQuery extends SalesSelection {
  readonly period: StatsPeriod;
  readonly from?: string;
  readonly to?: string;
  readonly compare: StatsComparison;
  readonly granularity?: StatsGranularity;
  readonly currency: Currency;
  /** What is broken down. */
  readonly by: SalesDimension;
  /** What the chart shows. */
  readonly show: Measure;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);
const whole = (text: string | null): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
const day = (text: string | null): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? undefined) : undefined;

/** Reads an address; what is not understood is passed over. */
export function readQuery(search: URLSearchParams): StatsQuery {
  const get = (name: string) => search.get(name);
  return {
    period: oneOf(StatsPeriod.values, get('period')) ?? 'days_28',
    from: day(get('from')),
    to: day(get('to')),
    compare: oneOf(StatsComparison.values, get('compare')) ?? 'previous',
    granularity: oneOf(StatsGranularity.values, get('granularity')),
    currency: oneOf(Currency.values, get('currency')) ?? 'EUR',
    by: oneOf(SalesDimension.values, get('by')) ?? 'shop',
    show: oneOf(MEASURES, get('show')) ?? 'gross',
    shop_id: whole(get('shop_id')),
    project_id: whole(get('project_id')),
    country_id: oneOf(Country.values, get('country_id')),
    partner: oneOf(Partner.values, get('partner')),
    origin: oneOf(OriginSource.values, get('origin')),
    paid_in: oneOf(Currency.values, get('paid_in')),
  };
}

/** The address with some of it changed; undefined takes away. */
export function withChange(search: URLSearchParams, change: Partial<StatsQuery>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** What of a query narrows the sales. */
export function selectionOf(query: StatsQuery): SalesSelection {
  const parts = Object.values(DIMENSION_PARTS).map(({ part }) => [part, query[part]]);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** What the server is asked. */
export function callOf(query: StatsQuery) {
  const { period, from, to, compare, currency } = query;
  return { ...selectionOf(query), period, compare, currency, ...(period === 'range' && { from, to }) };
}

/** Whether own dates are still being chosen. */
export const isComplete = ({ period, from, to }: StatsQuery): boolean =>
  period !== 'range' || (from !== undefined && to !== undefined && from <= to);
