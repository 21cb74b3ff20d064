import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { LimitDefinition } from '#generated/definitions.ts';
import type { SettingKey } from '#generated/enums.ts';
import { users } from '#server/accounts/accounts.table.ts';
import type { AnyCall } from '#server/api/handler.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import { refunds } from '#server/payments/refunds.table.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { amountIn, checkLimit, limitFor } from '#server/settings/limits.ts';

/**
 * Refuses (403) to give back more of an order than everybody under the limit may give back of it together: ten small
 * refunds are one large one, also when ten colleagues make them. What was given back by somebody without a limit, or by
 * nobody (a process), does not count, nor what failed. The order is locked, so nobody slips in between.
 */
export async function checkRefundLimit(
  call: Pick<AnyCall, 'operation' | 'user' | 'context'>,
  { id, currency }: Pick<OrderRow, 'id' | 'currency'>,
  amount: number,
  tx: Transaction,
): Promise<void> {
  const limit = limitFor(call);
  if (limit) await checkLimit(call, amount, currency, { via: tx, used: await givenUnder(limit, id, tx) });
}

/** What may still be given back of an order by who calls, minor; undefined for somebody without a limit. */
export async function refundLimitLeft(
  call: Pick<AnyCall, 'operation' | 'user' | 'context'>,
  { id, currency }: Pick<OrderRow, 'id' | 'currency'>,
): Promise<number | undefined> {
  const limit = limitFor(call);
  if (!limit) return undefined;
  const most = await amountIn(call.context, limit.setting as SettingKey, currency);
  return Math.max(0, most - (await givenUnder(limit, id, call.context.db)));
}

/** What everybody under a limit gave back of an order, minor. */
async function givenUnder(limit: LimitDefinition, id: number, via: Queryable): Promise<number> {
  const isUnder = sql`${users.role} <> all(${sql.param(limit.unless)}::text[])`;
  const [given] = await via
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.created_by))
    .where(and(eq(refunds.order_id, id), ne(refunds.status, 'failed'), isUnder));
  return given?.amount ?? 0;
}
