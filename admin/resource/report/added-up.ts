import { round } from '#domain/money.ts';

/** Each amount with all before it, to the cent. */
export function addedUp(amounts: readonly number[]): number[] {
  let sum = 0;
  return amounts.map((amount) => (sum = round(sum + amount)));
}
