import { and, eq, ne, sql, sum } from 'drizzle-orm';
import { fromMinor } from '#domain/money.ts';
import type { LimitDefinition } from '#generated/definitions.ts';
import type { SettingKey } from '#generated/enums.ts';
import type { RefundLimit } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { refunds } from '#server/modules/payments/index.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { readAmountInCurrency, checkLimit, findLimit } from '#server/modules/pricing/index.ts';

/**
 * Throws 403 when the refunds of an order by limited accounts together exceed the limit. Failed refunds and those of unlimited
 * accounts or jobs do not count. The order must be locked.
 */
export async function checkRefundLimit(
  call: LimitedCall,
  { id, currency }: LimitedOrder,
  amount: number,
  tx: Transaction,
): Promise<void> {
  const limit = findLimit(call);
  if (limit) await checkLimit(call, amount, currency, { via: tx, used: await sumLimitedRefunds(limit, id, tx) });
}

/** The caller's remaining refund limit of an order in minor units; undefined without a limit. */
export async function getRefundLimitLeft(call: LimitedCall, order: LimitedOrder): Promise<number | undefined> {
  return (await readRefundLimit(call, order))?.left;
}

/** The caller's refund limit of an order; nulls without a limit. */
export async function adminGetRefundLimit(call: Call<'adminGetRefundLimit'>): Promise<RefundLimit> {
  const { context, params, user } = call;
  const [order] = await context.db
    .select({ id: orders.id, currency: orders.currency })
    .from(orders)
    .where(eq(orders.id, params.id));
  if (!order) throw notFound();
  const limit = await readRefundLimit({ operation: 'adminRefundOrder', user, context }, order);
  const money = (minor: number): number => fromMinor(minor, order.currency);
  return {
    currency: order.currency,
    most: limit ? money(limit.most) : null,
    used: money(limit?.used ?? 0),
    left: limit ? money(limit.left) : null,
  };
}

type LimitedCall = Pick<AnyCall, 'operation' | 'user' | 'context'>;
type LimitedOrder = Pick<OrderRow, 'id' | 'currency'>;

/** Limit, refunded and remaining amount of an order for the caller, in minor units. */
async function readRefundLimit(
  call: LimitedCall,
  { id, currency }: LimitedOrder,
): Promise<{ most: number; used: number; left: number } | undefined> {
  const limit = findLimit(call);
  if (!limit) return undefined;
  const most = await readAmountInCurrency(call.context, limit.setting as SettingKey, currency);
  const used = await sumLimitedRefunds(limit, id, call.context.db);
  return { most, used, left: Math.max(0, most - used) };
}

/** Sum of an order's refunds by limited accounts, in minor units. */
async function sumLimitedRefunds(limit: LimitDefinition, id: number, via: Queryable): Promise<number> {
  const isLimitedAccount = sql`${users.role} <> all(${sql.param(limit.unless)}::text[])`;
  const [row] = await via
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.created_by))
    .where(and(eq(refunds.order_id, id), ne(refunds.status, 'failed'), isLimitedAccount));
  return row?.amount ?? 0;
}
