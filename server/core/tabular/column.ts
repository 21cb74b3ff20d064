import type { Row } from '#server/core/api/wire.ts';

/** Kind of a cell's value; a moment is in Unix seconds, a day an ISO text. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'moment';

/** A column of a tabular file. */
export interface Column {
  heading: string;
  kind: CellKind;
  /** Returns the value of a row in wire format; null for an empty cell. */
  value(row: Row): string | number | null;
  /** Returns the fraction digits of an amount of the row. */
  decimals?(row: Row): number;
}
