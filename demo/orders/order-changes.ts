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
/** Orders looked at for two that fit. */
const LOOKED_AT = 400;

/** Why customers change their minds; the first has paid, the second has not answered yet. */
const STORIES = [
  { reason: 'Would rather have a second copy for a friend than the other record', days: 3, isPaid: true },
  { reason: 'Had the other one already; takes another copy of this one instead', days: 2, isPaid: false },
] as const;

/** Changes two open orders by the rules of the shop: one was paid by transfer and is done, one waits for its money. */
export async function loadOrderChanges(tx: Transaction, now: Date): Promise<void> {
  const rates = await readRates(tx);
  const found = await readFittingOrders(tx);
  const [user] = await tx.select().from(users).where(eq(users.role, 'team')).orderBy(asc(users.id)).limit(1);
  for (const [place, story] of STORIES.entries()) {
    const chosen = found[place];
    if (!chosen) return;
    const { order, off, more } = chosen;
    const created_at = new Date(now.getTime() - story.days * DAY);
    const wish = {
      removedCopies: [{ order_line_id: off.id, quantity: 1 }],
      addedCopies: [
        {
          order_line_id: more.id,
          item_id: more.item_id,
          quantity: 1,
          price: more.price,
          chosen_sizes: null,
          reason: null,
        },
      ],
      ...{ shipping: 0, limit: null },
    };
    const plan = await planChange(tx, order, wish, { rates, at: created_at, lock: true });
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
    if (!change) throw new Error('The database did not answer the change.');
    const who = { user, requestId: `demo-change-${change.id}`, body: { reason: story.reason } };
    const facts = { change_id: change.id, charge: fromMinor(amount, order.currency) };
    const asked = { ...who, operation: 'adminChangeOrderItems', at: created_at } as const;
    await auditChange(tx, asked, 'orders', order.id, order, { ...order, ...facts });
    if (!story.isPaid) continue;
    const paid_at = new Date(created_at.getTime() + DAY);
    const content = await describeContent(tx, order.id);
    await tx.insert(payments).values({
      ...{ order_id: order.id, change_id: change.id, amount, currency: order.currency, status: 'paid' },
      ...{ provider: 'manual', method: 'transfer', provider_id: `${order.number}-C${change.id}` },
      ...{ reference: 'Order change, second copy', created_at: paid_at, paid_at },
    });
    const context = { now: () => paid_at, jobs: silentJobs };
    const after = await applyChange(tx, context, order, change.id, plan);
    const paid = { lines: await describeContent(tx, order.id), change_id: change.id, method: 'transfer' };
    const settled = { ...who, operation: 'adminPayOrderChange', at: paid_at } as const;
    await auditChange(tx, settled, 'orders', order.id, { ...order, lines: content }, { ...after, ...paid });
  }
}

/** Unpacked open orders in euros with a cheaper and a dearer line in stock, the oldest first. */
async function readFittingOrders(tx: Transaction) {
  const packed = tx
    .select({ one: sql`1` })
    .from(shipments)
    .where(eq(shipments.order_id, orders.id));
  const open = await tx
    .select()
    .from(orders)
    .where(
      and(
        ...[eq(orders.status, 'paid'), eq(orders.currency, 'EUR'), eq(orders.refunded, 0), isNull(orders.claimed_by)],
        ...[isNull(orders.manual_order_id), notExists(packed)],
      ),
    )
    .orderBy(asc(orders.created_at), asc(orders.id))
    .limit(LOOKED_AT)
    .for('update');
  const chosen = [];
  for (const order of open) {
    if (chosen.length === STORIES.length) break;
    const lines = await tx
      .select({ ...getTableColumns(orderLines), stock: items.stock })
      .from(orderLines)
      .innerJoin(items, eq(items.id, orderLines.item_id))
      .where(eq(orderLines.order_id, order.id))
      .orderBy(asc(orderLines.price));
    const [off, more] = [lines[0], lines.at(-1)];
    const isPlain = sum(lines.map(({ cancelled }) => cancelled)) === 0 && lines.length < 5 && order.discount === 0;
    if (off && more && isPlain && more.stock > 0 && more.price - off.price >= 300) chosen.push({ order, off, more });
  }
  return chosen;
}
