import { Currency } from '#generated/enums/Currency.ts';
import { StatsComparison } from '#generated/enums/StatsComparison.ts';
import { StatsGranularity } from '#generated/enums/StatsGranularity.ts';
import { StatsPeriod } from '#generated/enums/StatsPeriod.ts';
import type { ReportRequest, Dimension, Report, Selection } from './define.ts';

/** Parameters of a report in its address. */
export interface ReportQuery {
  readonly period: StatsPeriod;
  readonly from?: string;
  readonly to?: string;
  readonly compare: StatsComparison;
  readonly granularity?: StatsGranularity;
  readonly currency: Currency;
  /** Dimension of the breakdown. */
  readonly by: string;
  /** Figure of the chart. */
  readonly show: string;
  readonly selection: Selection;
}

/** Changed parameters of an address; undefined removes one. */
export type QueryChange = Readonly<Record<string, string | number | undefined>>;

const findValue = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);
const parseDay = (text: string | null): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? undefined) : undefined;

/** Parses a key of a dimension: an enum value or an id; undefined for any other text. */
export function parseKey({ field }: Dimension, key: string | null): string | number | undefined {
  const values = field.data?.values ?? field.options;
  if (values) return values.find((value) => String(value) === key);
  return /^[1-9]\d{0,8}$/.test(key ?? '') ? Number(key) : undefined;
}

/** Parses an address; invalid parameters are ignored. */
export function parseQuery({ dimensions, measures }: Report, search: URLSearchParams): ReportQuery {
  const get = (name: string) => search.get(name);
  const parts = dimensions.flatMap((dimension) => {
    const value = parseKey(dimension, get(dimension.parameter));
    return value === undefined ? [] : [[dimension.parameter, value] as const];
  });
  const names = dimensions.map(({ name }) => name);
  return {
    period: findValue(StatsPeriod.values, get('period')) ?? 'days_28',
    from: parseDay(get('from')),
    to: parseDay(get('to')),
    compare: findValue(StatsComparison.values, get('compare')) ?? 'previous',
    granularity: findValue(StatsGranularity.values, get('granularity')),
    currency: findValue(Currency.values, get('currency')) ?? 'EUR',
    by: findValue(names, get('by')) ?? dimensions[0].name,
    show: findValue(measures, get('show')) ?? measures[0],
    selection: Object.fromEntries(parts),
  };
}

/** Returns a copy of the parameters with the change applied. */
export function applyChange(search: URLSearchParams, change: QueryChange): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Builds the parameters of a request; custom days only for the period 'range'. */
export function buildRequest({ period, from, to, compare, currency, selection }: ReportQuery): ReportRequest {
  return { ...selection, period, compare, currency, ...(period === 'range' && { from, to }) };
}

/** Whether a custom range has both days in order; true for other periods. */
export const isComplete = ({ period, from, to }: ReportQuery): boolean =>
  period !== 'range' || (from !== undefined && to !== undefined && from <= to);
