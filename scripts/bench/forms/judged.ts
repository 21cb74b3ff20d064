import type { Row } from '../table.ts';

/** A row that may say that its aim was missed. */
export interface Judged extends Row {
  isBroken: boolean;
}

/** The value below which the share of all values lies; 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
