import type { Row } from '../table.ts';

/** A row that may say that its aim was missed. */
export interface Judged extends Row {
  isBroken: boolean;
}

/** The middle of the values; of an even number the upper one. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
