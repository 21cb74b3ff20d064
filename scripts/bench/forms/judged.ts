import type { Row } from '../table.ts';

/** A row that records whether its limit was exceeded. */
export interface JudgedRow extends Row {
  isBroken: boolean;
}

/** The value below which `share` (0 to 1) of all values lie. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
