import { isOpenOrder } from '#domain/statuses.ts';
import type { BulkAnswer, Order } from '#generated/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { answerOrder, checkClaim, lockOrder, type OrderRow, orders } from '#server/modules/orders/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

/** Claims an order for the caller, or renews the claim. Throws 409 while another account has it. */
export async function adminClaimOrder(call: Call<'adminClaimOrder'>): Promise<Order> {
  return answerOrder(call, await claim(call, call.params.id));
}

/** Claims several orders. */
export async function adminClaimOrders(call: Call<'adminClaimOrders'>): Promise<BulkAnswer> {
  return runForEachRecord(call.body.ids, async (id) => void (await claim(call, id)));
}

function claim(call: AnyCall, id: number): Promise<OrderRow> {
  return inTransaction(call.context.db, async (tx) => {
    const order = await lockOrder(tx, id);
    await checkClaim(tx, call, order);
    return assignOrder(tx, call, order, call.user?.id ?? null);
  });
}

/** Takes over the claim of an order. */
export async function adminTakeOverOrder(call: Call<'adminTakeOverOrder'>): Promise<Order> {
  const order = await inTransaction(call.context.db, async (tx) =>
    assignOrder(tx, call, await lockOrder(tx, call.params.id), call.user?.id ?? null),
  );
  return answerOrder(call, order);
}

/** Releases the claim of an order. */
export async function adminReleaseOrder(call: Call<'adminReleaseOrder'>): Promise<Order> {
  const order = await inTransaction(call.context.db, async (tx) =>
    assignOrder(tx, call, await lockOrder(tx, call.params.id), null),
  );
  return answerOrder(call, order);
}

/** Assigns an order to a colleague. */
export async function adminAssignOrder(call: Call<'adminAssignOrder'>): Promise<Order> {
  const { user_id } = call.body;
  const order = await inTransaction(call.context.db, async (tx) => {
    const isStaff = and(eq(users.id, user_id), inArray(users.role, ['admin', 'team']));
    const [colleague] = await tx.select({ id: users.id }).from(users).where(isStaff);
    if (!colleague) throw invalid([{ path: 'user_id', code: 'reference_unknown' }]);
    return assignOrder(tx, call, await lockOrder(tx, call.params.id), user_id);
  });
  return answerOrder(call, order);
}

/** Sets the claim of a locked order. Throws 409 for an order that is not open. */
async function assignOrder(
  tx: Transaction,
  call: AnyCall,
  before: OrderRow,
  claimed_by: number | null,
): Promise<OrderRow> {
  if (claimed_by !== null && (!isOpenOrder(before.status) || before.status === 'pending'))
    throw transitionNotAllowed(before.status, call.operation);
  const claimed_at = claimed_by === null ? null : call.context.now();
  const [after] = await tx
    .update(orders)
    .set({ claimed_by, claimed_at, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, before.id))
    .returning();
  if (!after) throw new Error(`order ${before.id} is gone`);
  await auditChange(tx, call, 'orders', before.id, before, after);
  return after;
}
