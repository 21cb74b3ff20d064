import type { Row } from '../table.ts';

/** A row that records whether its limit was exceeded. */
export interface JudgedRow extends Row {
  isBroken: boolean;
}

/** Computes the value below which `share` (0 to 1) of all values lie. */
export function computeQuantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}

export const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5);
