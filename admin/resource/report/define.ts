import type { FieldDefinition } from '#generated/definitions.ts';
import type { Currency } from '#generated/enums/Currency.ts';
import type { StatsComparison } from '#generated/enums/StatsComparison.ts';
import type { StatsGranularity } from '#generated/enums/StatsGranularity.ts';
import type { StatsPeriod } from '#generated/enums/StatsPeriod.ts';
import type { DayRange } from '#generated/schemas.ts';

/** Figures by their names: counts, and amounts as decimals in the currency of the answer; null where there is none. */
export type Figures = Readonly<Record<string, number | null>>;

/** Days with what happened in them. Days are 'YYYY-MM-DD', both ends included. */
export interface Stretch extends DayRange {
  readonly figures: Figures;
}

/** Figures over time, beside those of an earlier period. */
export interface Course {
  readonly range: DayRange;
  readonly compared_range: DayRange | null;
  readonly granularity: StatsGranularity;
  readonly currency: Currency;
  readonly figures: Figures;
  readonly compared: Figures | null;
  readonly points: readonly (Stretch & { readonly compared: Stretch | null })[];
}

/** What one key of a dimension has of the figures; the key is null for what has none. */
export interface Share {
  readonly key: string | null;
  readonly name: string | null;
  readonly figures: Figures;
  readonly compared: Figures | null;
}

/** What figures are made of, by one dimension; `more` where there are rows beyond the limit. */
export interface Shares {
  readonly range: DayRange;
  readonly dimension: string;
  readonly currency: Currency;
  readonly figures: Figures;
  readonly rows: readonly Share[];
  readonly more: boolean;
}

/** The values that figures are narrowed to, by the names of the parameters that do. */
export type Selection = Readonly<Record<string, string | number>>;

/** Something figures can be broken down by and narrowed to. */
export interface Dimension {
  readonly name: string;
  /** Translation key. */
  readonly label: string;
  /** The parameter that narrows to one key of it. */
  readonly part: string;
  /** The field of the records that has the key: names it, and takes it from people. */
  readonly field: FieldDefinition;
  /** Keys are shown as they are. */
  readonly asCode?: true;
  /** Translation keys of what readers of its shares should know. */
  readonly notes?: readonly string[];
}

/** What is asked of the server: a period by its name or its days, and the selection. */
export interface Ask {
  readonly [parameter: string]: string | number | undefined;
  readonly period: StatsPeriod;
  readonly compare: StatsComparison;
  readonly currency: Currency;
}

/**
 * A report: figures over time and what they are made of, each number leading to the records it counts. Its screens are
 * parts put together below a `ReportScreen`; all words, formats and limits come from here and from the description.
 */
export interface Report {
  /** Names its answers in the cache, and its files. */
  readonly name: string;
  /** The description's fields of the figures: labels, and which are amounts. */
  readonly figures: readonly FieldDefinition[];
  /** Figures with a tile and a chart; the first is shown first, rows are ranked by it. */
  readonly measures: readonly [string, ...string[]];
  /** Figures that are 0 where nothing happened; the first counts the records that numbers lead to. */
  readonly counts: readonly [string, ...string[]];
  readonly dimensions: readonly [Dimension, ...Dimension[]];
  /** Translation keys. */
  readonly words: {
    /** Says of a link that it leads to the records of `{{name}}`. */
    readonly records: string;
    readonly nothing: string;
    readonly hint: string;
    /** What all figures are to be understood by. */
    readonly notes: readonly string[];
  };
  readonly fetchCourse: (ask: Ask, signal?: AbortSignal) => Promise<Course>;
  readonly fetchShares: (ask: Ask, signal?: AbortSignal) => Promise<Shares>;
  /** The figures over time, or by `dimension`, as a file for spreadsheets. */
  readonly fetchFile: (ask: Ask) => Promise<ReadableStream<Uint8Array>>;
  /** The address of the list with the very records that a number counts. */
  readonly recordsPath: (
    range: DayRange,
    selection: Selection,
    share?: { readonly dimension: string; readonly key: string | null },
  ) => string;
}

/** The description's field of a figure. */
export function figureOf({ figures }: Report, name: string): FieldDefinition {
  const found = figures.find((field) => field.name === name);
  if (!found) throw new Error(`There is no figure ${name}.`);
  return found;
}

/** Whether anything happened. */
export const isNothing = ({ counts }: Report, figures: Figures): boolean => counts.every((name) => !figures[name]);
