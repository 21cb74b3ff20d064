import { round } from '#domain/money.ts';

/** Returns the running totals of amounts, rounded to the cent. */
export function computeRunningTotals(amounts: readonly number[]): number[] {
  let sum = 0;
  return amounts.map((amount) => (sum = round(sum + amount)));
}
