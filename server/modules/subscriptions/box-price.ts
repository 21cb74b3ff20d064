import { findRowInForce } from '#domain/pricing/dated.ts';
import { toLocalDay } from '#domain/dates.ts';
import { and, eq } from 'drizzle-orm';
import { invalid } from '#server/core/problems/problem.ts';
import { boxPlans, type BoxRow } from './boxes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Reads the current price of a box type in minor units. Throws 422 when it is not sold in the currency. */
export async function readCurrentPrice(
  db: Queryable,
  { type, periodicity, currency }: Pick<BoxRow, 'type' | 'periodicity' | 'currency'>,
  now: Date,
): Promise<number> {
  const isPlan = and(eq(boxPlans.type, type), eq(boxPlans.periodicity, periodicity), eq(boxPlans.currency, currency));
  const plan = findRowInForce(await db.select().from(boxPlans).where(isPlan), toLocalDay(now.getTime() / 1000));
  if (!plan) throw invalid([{ path: 'periodicity', code: 'box_not_sold' }]);
  return plan.price;
}
