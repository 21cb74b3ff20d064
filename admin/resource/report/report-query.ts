import { Currency } from '#generated/enums/Currency.ts';
import { StatsComparison } from '#generated/enums/StatsComparison.ts';
import { StatsGranularity } from '#generated/enums/StatsGranularity.ts';
import { StatsPeriod } from '#generated/enums/StatsPeriod.ts';
import type { Ask, Dimension, Report, Selection } from './define.ts';

/** What a report shows, as it stands in its address. */
export interface ReportQuery {
  readonly period: StatsPeriod;
  readonly from?: string;
  readonly to?: string;
  readonly compare: StatsComparison;
  readonly granularity?: StatsGranularity;
  readonly currency: Currency;
  /** The dimension it is broken down by. */
  readonly by: string;
  /** What the chart shows. */
  readonly show: string;
  readonly selection: Selection;
}

/** Parameters of an address to be changed; undefined takes away. */
export type Change = Readonly<Record<string, string | number | undefined>>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);
const day = (text: string | null): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? undefined) : undefined;

/** A key of a dimension as its field has it; undefined for what it never has. */
export function valueOfKey({ field }: Dimension, key: string | null): string | number | undefined {
  const values = field.data?.values ?? field.options;
  if (values) return values.find((value) => String(value) === key);
  return /^[1-9]\d{0,8}$/.test(key ?? '') ? Number(key) : undefined;
}

/** Reads an address; what is not understood is passed over. */
export function readQuery({ dimensions, measures }: Report, search: URLSearchParams): ReportQuery {
  const get = (name: string) => search.get(name);
  const parts = dimensions.flatMap((dimension) => {
    const value = valueOfKey(dimension, get(dimension.part));
    return value === undefined ? [] : [[dimension.part, value] as const];
  });
  const names = dimensions.map(({ name }) => name);
  return {
    period: oneOf(StatsPeriod.values, get('period')) ?? 'days_28',
    from: day(get('from')),
    to: day(get('to')),
    compare: oneOf(StatsComparison.values, get('compare')) ?? 'previous',
    granularity: oneOf(StatsGranularity.values, get('granularity')),
    currency: oneOf(Currency.values, get('currency')) ?? 'EUR',
    by: oneOf(names, get('by')) ?? dimensions[0].name,
    show: oneOf(measures, get('show')) ?? measures[0],
    selection: Object.fromEntries(parts),
  };
}

/** The address with some of it changed. */
export function withChange(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** What the server is asked. */
export function askOf({ period, from, to, compare, currency, selection }: ReportQuery): Ask {
  return { ...selection, period, compare, currency, ...(period === 'range' && { from, to }) };
}

/** Whether own dates are still being chosen. */
export const isComplete = ({ period, from, to }: ReportQuery): boolean =>
  period !== 'range' || (from !== undefined && to !== undefined && from <= to);
