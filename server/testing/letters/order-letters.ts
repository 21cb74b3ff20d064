import { eq, isNotNull } from 'drizzle-orm';
import type { MailTemplate } from '#generated/enums.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { manualOrders, orderChanges, orderLines, orders, pledges, shipments } from '#server/modules/orders/index.ts';
import { mailPayChange, mailChange } from '#server/modules/orders/letters/order-change-mails.ts';
import { mailOffer } from '#server/modules/orders/letters/offer-mail.ts';
import { mailOrderConfirmation, mailParcels, mailPaymentFailed } from '#server/modules/orders/letters/order-mails.ts';
import { mailPledgeDeclined, mailPledgeEnded, mailPledgePlaced } from '#server/modules/orders/letters/pledge-mails.ts';
import { mailCancelled, mailRefund } from '#server/modules/orders/letters/refund-mails.ts';
import { createPayUrl } from '#server/modules/orders/manual-orders/offer-link.ts';
import { readSellable } from '#server/modules/orders/manual-orders/place-draft.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readFirst, type Write, type LetterContext } from './writing.ts';

/** Reads a change of an order, with the order. */
async function readChange(letter: LetterContext, status: 'done' | 'pending') {
  const change = await readFirst(letter, orderChanges, eq(orderChanges.status, status));
  return { change, order: await readFirst(letter, orders, eq(orders.id, change.order_id)) };
}

/** Writes the pledge of an order, for letters with its link; the demo data has none. */
export async function writePledge(db: Queryable): Promise<void> {
  const [line] = await db
    .select({ order_id: orders.id, project_id: orderLines.project_id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(isNotNull(orders.paid_at))
    .orderBy(orderLines.id)
    .limit(1);
  if (!line) throw new Error('The demo data has no paid order.');
  await db.insert(pledges).values({
    ...{ ...line, provider: 'test', token: 'pm_test', is_saved: false, secret: createSecret() },
    ...{ card_brand: 'visa', card_last4: '4242', payment_key: 'cart-letter-1' },
  });
}

/** Reads a pledge and its order, as one of a guest. */
async function readPledge(letter: LetterContext) {
  const [pledge] = await letter.tx.select().from(pledges).limit(1);
  if (!pledge) throw new Error('The demo shop has no pledge.');
  const order = await readFirst(letter, orders, eq(orders.id, pledge.order_id));
  return { order: { ...order, user_id: null }, pledge };
}

/** Writers of letters about orders. */
export const ORDER_LETTERS = {
  order_confirmation: async (letter) => {
    const order = await readFirst(letter, orders, isNotNull(orders.paid_at));
    await mailOrderConfirmation(letter.tx, letter.context, order);
  },
  order_sent: async (letter) => {
    const parcel = await readFirst(letter, shipments, isNotNull(shipments.tracking_number));
    const tracking_link = 'https://carrier.example/parcels/1';
    await letter.tx.update(shipments).set({ tracking_link }).where(eq(shipments.id, parcel.id));
    const order = await readFirst(letter, orders, eq(orders.id, parcel.order_id));
    await mailParcels(letter.tx, letter.context, order, [parcel.id]);
  },
  order_changed: async (letter) => {
    const { change, order } = await readChange(letter, 'done');
    await mailChange(letter.tx, letter.context, order, { change, before: order, documents: undefined });
  },
  order_address_changed: async (letter) => {
    const { change, order } = await readChange(letter, 'done');
    const { firstname, lastname, address, zip_code, city, country_id } = order;
    const addressChange = {
      ...change,
      address: { firstname, lastname, address, zip_code, city, country_id, state: null, company: null },
    };
    await mailChange(letter.tx, letter.context, order, { change: addressChange, before: order, documents: undefined });
  },
  order_cancelled: async (letter) => {
    const line = await readFirst(letter, orderLines);
    const order = await readFirst(letter, orders, eq(orders.id, line.order_id));
    const copies = [{ order_line_id: line.id, quantity: 1 }];
    await mailCancelled(letter.tx, letter.context, order, { amount: 100, copies });
  },
  order_refunded: async (letter) => {
    const refund = await readFirst(letter, refunds);
    const order = await readFirst(letter, orders, eq(orders.id, refund.order_id));
    await mailRefund(letter.tx, letter.context, order, refund);
  },
  payment_failed: async (letter) => {
    await mailPaymentFailed(letter.tx, letter.context, await readFirst(letter, orders));
  },
  pledge_placed: async (letter) => {
    const { order, pledge } = await readPledge(letter);
    await mailPledgePlaced(letter.tx, letter.context, order, pledge);
  },
  pledge_declined: async (letter) => {
    const { order, pledge } = await readPledge(letter);
    const declined = { ...pledge, failure_code: 'insufficient_funds', retry_at: letter.context.now() } as const;
    await mailPledgeDeclined(letter.tx, letter.context, order, declined);
  },
  pledge_ended: async (letter) => {
    const { order, pledge } = await readPledge(letter);
    await mailPledgeEnded(letter.tx, letter.context, order, pledge, 'declined');
  },
  change_offer: async (letter) => {
    const { change, order } = await readChange(letter, 'pending');
    await mailPayChange(letter.tx, letter.context, order, change);
  },
  offer: async (letter) => {
    const { tx, context } = letter;
    const row = await readFirst(letter, manualOrders, eq(manualOrders.status, 'offered'));
    const sellable = await readSellable(tx, row, await readRates(tx));
    await mailOffer(tx, context, row, sellable, createPayUrl(row, context.config.publicUrl));
  },
} as const satisfies Partial<Record<MailTemplate, Write>>;
