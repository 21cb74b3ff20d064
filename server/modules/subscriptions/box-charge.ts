import { computeCharge } from '#domain/subscriptions/months.ts';
import type { BoxPeriodRow, BoxRow } from './boxes.table.ts';

/** The charge of an open period by the current state of the box. */
export function plannedCharge(box: BoxRow): Pick<BoxPeriodRow, 'amount' | 'currency' | 'pays' | 'reduced' | 'type'> {
  const { amount, pays, reduced } = computeCharge(box);
  return { amount, pays, reduced, currency: box.currency, type: box.type };
}
