import { computeCharge } from '#domain/subscriptions/months.ts';
import type { BoxPeriodRow, BoxRow } from './boxes.table.ts';

/** Computes the charge of an open period by the current state of the box. */
export function computePlannedCharge(
  box: BoxRow,
): Pick<BoxPeriodRow, 'amount' | 'currency' | 'pays' | 'reduced' | 'type'> {
  const { amount, pays, reduced } = computeCharge(box);
  return { amount, pays, reduced, currency: box.currency, type: box.type };
}
