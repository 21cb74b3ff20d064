// Starts the boxes of a paid order: subscriptions of its account, and codes of gifts.
import { addToMonth, getMonth, getMonthsPaid } from '#domain/subscriptions/months.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { createCode } from '#server/core/authentication/create-code.ts';
import type { Context } from '#server/core/api/handler.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { mailGift } from './letters/gift-mail.ts';
import { boxCodeUses, boxes } from './boxes.table.ts';
import { type CardColumns, toCardColumns } from './card-columns.ts';
import { rewardSponsor } from './reward-sponsor.ts';
import { type OrderRow, orders, type SoldBox } from '#server/modules/orders/index.ts';
import { getPaymentProvider, payments } from '#server/modules/payments/index.ts';
import { boxCodes } from '#server/modules/pricing/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Runs for each paid order with boxes. Idempotent: a box and a code are unique by order and index. */
export const startBoxes: Worker<{ order_id: number }> = {
  name: 'start-boxes',
  on: ['order.boxes_paid'],
  run: ({ order_id }, context) => startBoxesOfOrder(context, order_id),
};

/** Starts the boxes of a paid order, unless they were cancelled with it, in one transaction, with the card that its payment has saved. */
export async function startBoxesOfOrder(context: Context, orderId: number): Promise<void> {
  const card = await findCard(context, orderId);
  await inTransaction(context.db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order?.payment_status !== 'paid' || order.status === 'cancelled') return;
    for (const [index, sold] of order.boxes.entries()) {
      if (sold.cancelled) continue;
      if (sold.gift) await createGift(tx, context, order, { ...sold, index, gift: sold.gift });
      else await createBox(tx, context, order, { ...sold, index, card });
    }
  });
}

/** The card saved with the payment of an order; asks the provider, so it is read outside of the transaction. */
async function findCard(context: Context, orderId: number): Promise<CardColumns | undefined> {
  const [payment] = await context.db
    .select({ provider: payments.provider, id: payments.provider_id })
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.status, 'paid'), isNull(payments.change_id)));
  const card = payment && (await getPaymentProvider(payment.provider).findSavedCard(payment.id, context));
  return card && toCardColumns(card);
}

type SoldBoxAt = SoldBox & { readonly index: number };

async function createGift(
  tx: Transaction,
  context: Context,
  { id: order_id, user_id, email, lang, firstname }: OrderRow,
  { type, periodicity, free_months, index, gift }: SoldBoxAt & { readonly gift: NonNullable<SoldBox['gift']> },
): Promise<void> {
  const [code] = await tx
    .insert(boxCodes)
    .values({
      ...{ code: createCode(), kind: 'months', months: getMonthsPaid(periodicity) + free_months, type },
      ...{ order_id, order_index: index, giver_id: user_id, giver_email: email },
      ...{ recipient: gift.to, message: gift.message ?? null, created_at: context.now() },
    })
    .onConflictDoNothing()
    .returning();
  if (code) await mailGift(tx, context, { email, lang, firstname }, code);
}

async function createBox(
  tx: Transaction,
  context: Context,
  order: OrderRow,
  sold: SoldBoxAt & { readonly card: CardColumns | undefined },
): Promise<void> {
  const now = context.now();
  const { user_id, currency, firstname, lastname, email, company, phone } = order;
  const { address, address2, zip_code, city, state, country_id } = order;
  if (user_id === null) throw new Error(`the account of order ${order.id} with boxes is gone`);
  const { type, periodicity, price, total, sponsor_id, code_id, free_months, card, index } = sold;
  const { discount_percent, discount_charges } = sold;
  const [box] = await tx
    .insert(boxes)
    .values({
      ...{ user_id, type, periodicity, currency, price, sponsor_id, discount_percent, discount_charges },
      ...{ firstname, lastname, email, company, phone, address, address2, zip_code, city, state, country_id },
      ...{ first_month: addToMonth(getMonth(now), 1), paid_months: getMonthsPaid(periodicity) + free_months },
      ...{ ...card, renews: true, order_id: order.id, order_index: index, created_at: now },
    })
    .onConflictDoNothing()
    .returning();
  if (!box) return;
  const auditor: AuditContext = { operation: 'payCart', user: undefined, requestId: `order-${order.id}` };
  await auditChange(tx, auditor, 'box', box.id, undefined, box);
  if (code_id !== null) await tx.insert(boxCodeUses).values({ code_id, box_id: box.id, created_at: now });
  if (total > 0) await rewardSponsor(tx, context, auditor, box);
}
