import { fromMinor, sum } from '#domain/money.ts';
import { and, asc, eq, getTableColumns, isNull, notExists, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { items } from '#server/modules/catalogue/index.ts';
import {
  applyChange,
  toChangeLines,
  describeContent,
  orderChanges,
  orderLines,
  orders,
  planChange,
  shipments,
} from '#server/modules/orders/index.ts';
import { payments } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

const DAY = 24 * 3600 * 1000;
/** Maximum number of orders examined. */
const EXAMINED_ORDERS = 400;

/** Reasons of the changes; the first is paid, the second awaits payment. */
const STORIES = [
  { reason: 'Would rather have a second copy for a friend than the other record', days: 3, isPaid: true },
  { reason: 'Had the other one already; takes another copy of this one instead', days: 2, isPaid: false },
] as const;

/** Changes the items of two open orders by the rules of the shop: one paid and applied, one awaiting payment. */
export async function loadOrderChanges(tx: Transaction, now: Date): Promise<void> {
  const rates = await readRates(tx);
  const candidates = await findChangeableOrders(tx);
  const [user] = await tx.select().from(users).where(eq(users.role, 'team')).orderBy(asc(users.id)).limit(1);
  for (const [index, story] of STORIES.entries()) {
    const candidate = candidates[index];
    if (!candidate) return;
    const { order, cheapest, dearest } = candidate;
    const created_at = new Date(now.getTime() - story.days * DAY);
    const request = {
      removedCopies: [{ order_line_id: cheapest.id, quantity: 1 }],
      addedCopies: [
        {
          order_line_id: dearest.id,
          item_id: dearest.item_id,
          quantity: 1,
          price: dearest.price,
          chosen_sizes: null,
          reason: null,
        },
      ],
      ...{ shipping: 0, limit: null },
    };
    const plan = await planChange(tx, order, request, { rates, at: created_at, lock: true });
    const { difference: amount, vat } = plan.settlement;
    const [change] = await tx
      .insert(orderChanges)
      .values({
        ...{
          order_id: order.id,
          currency: order.currency,
          reason: story.reason,
          lines: toChangeLines(plan),
          amount,
          vat,
        },
        ...{ old_total: plan.old_total, new_total: plan.old_total + amount, created_by: user?.id, created_at },
        ...(!story.isPaid && { secret: createSecret(), expires_at: new Date(created_at.getTime() + 14 * DAY) }),
      })
      .returning();
    if (!change) throw new Error('The insert returned no order change.');
    const author = { user, requestId: `demo-change-${change.id}`, body: { reason: story.reason } };
    const changeFacts = { change_id: change.id, charge: fromMinor(amount, order.currency) };
    const requestEntry = { ...author, operation: 'adminChangeOrderItems', at: created_at } as const;
    await auditChange(tx, requestEntry, 'orders', order.id, order, { ...order, ...changeFacts });
    if (!story.isPaid) continue;
    const paid_at = new Date(created_at.getTime() + DAY);
    const previousContent = await describeContent(tx, order.id);
    await tx.insert(payments).values({
      ...{ order_id: order.id, change_id: change.id, amount, currency: order.currency, status: 'paid' },
      ...{ provider: 'manual', method: 'transfer', provider_id: `${order.number}-C${change.id}` },
      ...{ reference: 'Order change, second copy', created_at: paid_at, paid_at },
    });
    const context = { now: () => paid_at, jobs: silentJobs };
    const after = await applyChange(tx, context, order, change.id, plan);
    const paymentFacts = { lines: await describeContent(tx, order.id), change_id: change.id, method: 'transfer' };
    const paymentEntry = { ...author, operation: 'adminPayOrderChange', at: paid_at } as const;
    const before = { ...order, lines: previousContent };
    await auditChange(tx, paymentEntry, 'orders', order.id, before, { ...after, ...paymentFacts });
  }
}

/** Unpacked open orders in euros, oldest first, whose dearest line is in stock and at least €3 above the cheapest. */
async function findChangeableOrders(tx: Transaction) {
  const parcels = tx
    .select({ one: sql`1` })
    .from(shipments)
    .where(eq(shipments.order_id, orders.id));
  const openOrders = await tx
    .select()
    .from(orders)
    .where(
      and(
        ...[eq(orders.status, 'paid'), eq(orders.currency, 'EUR'), eq(orders.refunded, 0), isNull(orders.claimed_by)],
        ...[isNull(orders.manual_order_id), notExists(parcels)],
      ),
    )
    .orderBy(asc(orders.created_at), asc(orders.id))
    .limit(EXAMINED_ORDERS)
    .for('update');
  const candidates = [];
  for (const order of openOrders) {
    if (candidates.length === STORIES.length) break;
    const lines = await tx
      .select({ ...getTableColumns(orderLines), stock: items.stock })
      .from(orderLines)
      .innerJoin(items, eq(items.id, orderLines.item_id))
      .where(eq(orderLines.order_id, order.id))
      .orderBy(asc(orderLines.price));
    const [cheapest, dearest] = [lines[0], lines.at(-1)];
    const isUnchanged = sum(lines.map(({ cancelled }) => cancelled)) === 0 && lines.length < 5 && order.discount === 0;
    if (cheapest && dearest && isUnchanged && dearest.stock > 0 && dearest.price - cheapest.price >= 300)
      candidates.push({ order, cheapest, dearest });
  }
  return candidates;
}
