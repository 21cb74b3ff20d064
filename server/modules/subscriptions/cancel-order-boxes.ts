// Cancels the boxes of an order with it.
import { isWithdrawable } from '#domain/statuses.ts';
import { OrderStatus } from '#generated/enums.ts';
import { and, asc, eq, gt, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { writePeriod } from './begin-period.ts';
import { boxCodeUses, boxes, boxPeriods, type BoxPeriodRow, type BoxRow } from './boxes.table.ts';
import { TAKE_BACK_REWARD } from './reward-sponsor.ts';
import {
  type BoxObstacle,
  cancelPaid,
  listBoxCodes,
  listOpenBoxes,
  lockOrder,
  type OrderRow,
  orders,
  type RefundCall,
} from '#server/modules/orders/index.ts';
import { boxCodes, returnBoxCode } from '#server/modules/pricing/index.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

const WITHDRAWABLE = OrderStatus.values.filter(isWithdrawable);

/**
 * Reads why boxes cannot be cancelled with their order, by order id: a charge in flight, a month in preparation, sent or charged
 * on its own, or a gift that was redeemed.
 */
export async function readBoxObstacles(db: Queryable, orderIds: readonly number[]): Promise<Map<number, BoxObstacle>> {
  const isStarted = and(
    eq(boxPeriods.status, 'ordered'),
    ne(orders.status, 'cancelled'),
    or(gt(boxPeriods.amount, 0), notInArray(orders.status, WITHDRAWABLE)),
  );
  const started = await db
    .selectDistinct({ order_id: boxes.order_id, status: boxPeriods.status })
    .from(boxPeriods)
    .innerJoin(boxes, eq(boxes.id, boxPeriods.box_id))
    .leftJoin(orders, eq(orders.id, boxPeriods.order_id))
    .where(and(inArray(boxes.order_id, [...orderIds]), or(eq(boxPeriods.status, 'charging'), isStarted)));
  const redeemed = await db
    .select({ order_id: boxCodes.order_id })
    .from(boxCodes)
    .where(and(inArray(boxCodes.order_id, [...orderIds]), gt(boxCodes.uses, 0)));
  const obstacles = new Map<number, BoxObstacle>();
  const add = (order_id: number | null, obstacle: BoxObstacle) =>
    order_id !== null && obstacles.set(order_id, obstacle);
  // a later one replaces an earlier one: a charge in flight ends by itself, the others remain
  for (const { order_id, status } of started) if (status === 'charging') add(order_id, 'box_charge_pending');
  for (const { order_id, status } of started) if (status === 'ordered') add(order_id, 'box_months_sent');
  for (const { order_id } of redeemed) add(order_id, 'box_gift_redeemed');
  return obstacles;
}

/**
 * Ends the boxes of a locked order: open months are skipped, orders of months that are not in preparation are cancelled, codes
 * are given back, and codes of gifts are void. Locks, in this order: boxes, periods, orders of months, codes, stock; each by id. That is
 * the order of `settlePeriod` and `changeBox`, and of a reservation for codes and stock. Boxes of sponsors are left to a job.
 * Throws 409.
 */
export async function cancelOrderBoxes(tx: Transaction, call: RefundCall, order: OrderRow): Promise<void> {
  const locked = await lockBoxes(tx, order);
  const obstacle = (await readBoxObstacles(tx, [order.id])).get(order.id);
  if (obstacle) throw problem(409, obstacle);
  const started = locked.boxes.filter(({ order_index }) => !order.boxes[order_index ?? 0]?.cancelled);
  for (const box of started) await endBox(tx, call, box, order);
  for (const period of locked.periods)
    if (period.status === 'planned' || period.status === 'failed')
      await writePeriod(tx, call, period, {
        ...{ status: 'skipped', skipped_because: 'cancelled', item_id: null, by_hand: false, retry_at: null },
      });
  await returnCodes(tx, order, started);
  await voidGifts(tx, call, locked.gifts);
  for (const { order_id, status } of locked.periods)
    if (status === 'ordered' && order_id !== null) await cancelMonthOrder(tx, call, order_id);
}

/** Loads the boxes of an order, their periods and its gift codes `FOR UPDATE`, and locks the orders of the periods. */
async function lockBoxes(tx: Transaction, order: OrderRow) {
  const boxRows = await tx
    .select()
    .from(boxes)
    .where(eq(boxes.order_id, order.id))
    .orderBy(asc(boxes.id))
    .for('update');
  const boxIds = boxRows.map(({ id }) => id);
  const periods: BoxPeriodRow[] = await tx
    .select()
    .from(boxPeriods)
    .where(inArray(boxPeriods.box_id, boxIds))
    .orderBy(asc(boxPeriods.id))
    .for('update');
  const monthOrderIds = periods.flatMap(({ order_id }) => order_id ?? []);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, monthOrderIds))
    .orderBy(asc(orders.id))
    .for('update');
  const codeIds = [
    ...listBoxCodes(listOpenBoxes(order)),
    ...(await readUsedCodes(tx, boxRows)).map((use) => use.code_id),
  ];
  const codes = await tx
    .select()
    .from(boxCodes)
    .where(or(eq(boxCodes.order_id, order.id), inArray(boxCodes.id, codeIds)))
    .orderBy(asc(boxCodes.id))
    .for('update');
  return { boxes: boxRows, periods, gifts: codes.filter(({ order_id }) => order_id === order.id) };
}

const readUsedCodes = (tx: Transaction, boxRows: readonly Pick<BoxRow, 'id'>[]) =>
  tx
    .select()
    .from(boxCodeUses)
    .where(
      inArray(
        boxCodeUses.box_id,
        boxRows.map(({ id }) => id),
      ),
    );

async function endBox(tx: Transaction, call: RefundCall, before: BoxRow, order: OrderRow): Promise<void> {
  const { context } = call;
  const [after] = await tx
    .update(boxes)
    .set({
      ...{ status: 'cancelled', cancelled_at: context.now(), cancelled_because: `Order ${order.number} was cancelled` },
      // the paid months are refunded
      ...{ paid_months: 0, renews: false, version: sql`${boxes.version} + 1` },
    })
    .where(eq(boxes.id, before.id))
    .returning();
  if (after) await auditChange(tx, call, 'box', before.id, before, { ...after, order_id: order.id });
  if (before.sponsor_rewarded_at !== null) await context.jobs.send(TAKE_BACK_REWARD, { box_id: before.id }, { tx });
}

/** Gives back the uses of codes: those of started boxes, and those of sold boxes that have no box. */
async function returnCodes(tx: Transaction, order: OrderRow, started: readonly BoxRow[]): Promise<void> {
  const uses = await readUsedCodes(tx, started);
  const startedIndexes = new Set(started.map(({ order_index }) => order_index));
  const unstarted = order.boxes.filter(({ cancelled }, index) => !cancelled && !startedIndexes.has(index));
  for (const id of [...uses.map(({ code_id }) => code_id), ...listBoxCodes(unstarted)]) await returnBoxCode(tx, id);
  await tx.delete(boxCodeUses).where(
    inArray(
      boxCodeUses.id,
      uses.map(({ id }) => id),
    ),
  );
}

async function voidGifts(tx: Transaction, call: RefundCall, gifts: readonly (typeof boxCodes.$inferSelect)[]) {
  for (const before of gifts.filter(({ active }) => active)) {
    const [after] = await tx
      .update(boxCodes)
      .set({ active: false, version: sql`${boxCodes.version} + 1` })
      .where(eq(boxCodes.id, before.id))
      .returning();
    await auditChange(tx, call, 'box-codes', before.id, before, after);
  }
}

/** Cancels the order of a prepaid month, whose copy returns to stock; nothing when it was cancelled before. */
async function cancelMonthOrder(tx: Transaction, call: RefundCall, id: number): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order.status !== 'cancelled') await cancelPaid(tx, call, order, { reason: 'withdrawal', notify: false });
}
