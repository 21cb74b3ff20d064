import type { Row } from '#server/core/api/wire.ts';

/** Kind of a cell's value; a moment is Unix seconds, a day ISO text. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'moment';

/** A column of a tabular file. */
export interface Column {
  heading: string;
  kind: CellKind;
  /** The value of a row in wire format; null for an empty cell. */
  value(row: Row): string | number | null;
  /** Digits after the point that an amount of this row has. */
  decimals?(row: Row): number;
}
