import type { FieldDefinition } from '#generated/definitions.ts';
import type { Currency } from '#generated/enums/Currency.ts';
import type { StatsComparison } from '#generated/enums/StatsComparison.ts';
import type { StatsGranularity } from '#generated/enums/StatsGranularity.ts';
import type { StatsPeriod } from '#generated/enums/StatsPeriod.ts';
import type { DayRange } from '#generated/schemas.ts';

/** Figures by name: counts, and decimal amounts in the currency of the response; null where there is none. */
export type Figures = Readonly<Record<string, number | null>>;

/** A bucket of a time series. Days are 'YYYY-MM-DD', both ends included. */
export interface Bucket extends DayRange {
  readonly figures: Figures;
}

/** Figures over time, with those of the compared period. */
export interface TimeSeries {
  readonly range: DayRange;
  readonly compared_range: DayRange | null;
  readonly granularity: StatsGranularity;
  readonly currency: Currency;
  readonly figures: Figures;
  readonly compared: Figures | null;
  readonly points: readonly (Bucket & { readonly compared: Bucket | null })[];
}

/** The figures of one key of a dimension; the key is null for records without one. */
export interface BreakdownRow {
  readonly key: string | null;
  readonly name: string | null;
  readonly figures: Figures;
  readonly compared: Figures | null;
}

/** Figures by one dimension; `more` when there are rows beyond the limit. */
export interface Breakdown {
  readonly range: DayRange;
  readonly dimension: string;
  readonly currency: Currency;
  readonly figures: Figures;
  readonly rows: readonly BreakdownRow[];
  readonly more: boolean;
}

/** Filter values, by parameter. */
export type Selection = Readonly<Record<string, string | number>>;

/** A dimension that figures can be broken down and filtered by. */
export interface Dimension {
  readonly name: string;
  /** Translation key. */
  readonly label: string;
  /** The parameter that filters by one key. */
  readonly parameter: string;
  /** The record field with the key, which formats and edits it. */
  readonly field: FieldDefinition;
  /** Keys are shown untranslated. */
  readonly asCode?: true;
  /** Translation keys of notes below its breakdown. */
  readonly notes?: readonly string[];
}

/** Parameters of a report's request: the period, by name or by days, and the selection. */
export interface ReportRequest {
  readonly [parameter: string]: string | number | undefined;
  readonly period: StatsPeriod;
  readonly compare: StatsComparison;
  readonly currency: Currency;
}

/**
 * A report: figures over time and by dimension, with links to the counted records. Its screens are sections inside a
 * `ReportScreen`; texts and formats come from here and from the description.
 */
export interface Report {
  /** Key of the cache, and prefix of file names. */
  readonly name: string;
  /** Field definitions of the figures. */
  readonly figures: readonly FieldDefinition[];
  /** Figures with a tile and a chart; the first is the default, and rows are sorted by it. */
  readonly measures: readonly [string, ...string[]];
  /** Figures that are 0 in an empty bucket; the first counts the linked records. */
  readonly counts: readonly [string, ...string[]];
  readonly dimensions: readonly [Dimension, ...Dimension[]];
  /** Translation keys. */
  readonly texts: {
    /** Accessible name of a link to the records of `{{name}}`; for reports with `recordsPath`. */
    readonly records?: string;
    readonly empty: string;
    readonly hint: string;
    /** Notes below the report. */
    readonly notes: readonly string[];
  };
  readonly fetchTimeSeries: (ask: ReportRequest, signal?: AbortSignal) => Promise<TimeSeries>;
  readonly fetchBreakdown: (ask: ReportRequest, signal?: AbortSignal) => Promise<Breakdown>;
  /** Loads the figures over time, or by `dimension`, as a file; for reports with tables to download. */
  readonly fetchFile?: (ask: ReportRequest) => Promise<ReadableStream<Uint8Array>>;
  /** Address of the list of the records that a number counts, where they are stored. */
  readonly recordsPath?: (
    range: DayRange,
    selection: Selection,
    share?: { readonly dimension: string; readonly key: string | null },
  ) => string;
}

/** Returns the field definition of a figure. @throws when the report has no such figure */
export function getFigureField({ figures }: Report, name: string): FieldDefinition {
  const figure = figures.find((field) => field.name === name);
  if (!figure) throw new Error(`There is no figure ${name}.`);
  return figure;
}

/** Whether all counts are 0. */
export const hasNoFigures = ({ counts }: Report, figures: Figures): boolean => counts.every((name) => !figures[name]);
