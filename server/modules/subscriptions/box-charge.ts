import { chargeOf } from '#domain/subscriptions/months.ts';
import type { BoxPeriodRow, BoxRow } from './boxes.table.ts';

/** What a month that is not done yet will cost, as the box stands now. */
export function plannedCharge(box: BoxRow): Pick<BoxPeriodRow, 'amount' | 'currency' | 'pays' | 'reduced' | 'type'> {
  const { amount, pays, reduced } = chargeOf(box);
  return { amount, pays, reduced, currency: box.currency, type: box.type };
}
