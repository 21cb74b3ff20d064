import { rowInForce } from '#domain/pricing/dated.ts';
import { dayOf } from '#domain/dates.ts';
import { and, eq } from 'drizzle-orm';
import { invalid } from '#server/core/problems/problem.ts';
import { boxPlans, type BoxRow } from './boxes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** What a kind of box costs today, minor in the currency. Throws 422 for one that is not sold in it. */
export async function priceToday(
  db: Queryable,
  { type, periodicity, currency }: Pick<BoxRow, 'type' | 'periodicity' | 'currency'>,
  now: Date,
): Promise<number> {
  const same = and(eq(boxPlans.type, type), eq(boxPlans.periodicity, periodicity), eq(boxPlans.currency, currency));
  const plan = rowInForce(await db.select().from(boxPlans).where(same), dayOf(now.getTime() / 1000));
  if (!plan) throw invalid([{ path: 'periodicity', code: 'box_not_sold' }]);
  return plan.price;
}
