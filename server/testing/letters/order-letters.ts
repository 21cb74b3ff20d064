import { eq, isNotNull } from 'drizzle-orm';
import type { MailTemplate } from '#generated/enums.ts';
import { manualOrders, orderChanges, orderLines, orders, shipments } from '#server/modules/orders/index.ts';
import { mailPayChange, mailChange } from '#server/modules/orders/letters/order-change-mails.ts';
import { mailOffer } from '#server/modules/orders/letters/offer-mail.ts';
import { mailOrderConfirmation, mailParcels } from '#server/modules/orders/letters/order-mails.ts';
import { mailCancelled, mailRefund } from '#server/modules/orders/letters/refund-mails.ts';
import { createPayUrl } from '#server/modules/orders/manual-orders/offer-link.ts';
import { readSellable } from '#server/modules/orders/manual-orders/place-draft.ts';
import { refunds } from '#server/modules/payments/index.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { first, type Write, type Writing } from './writing.ts';

/** A change of an order, with the order. */
async function changeOf(writing: Writing, status: 'done' | 'pending') {
  const change = await first(writing, orderChanges, eq(orderChanges.status, status));
  return { change, order: await first(writing, orders, eq(orders.id, change.order_id)) };
}

/** Letters about orders. */
export const ORDER_LETTERS = {
  order_confirmation: async (writing) => {
    const order = await first(writing, orders, isNotNull(orders.paid_at));
    await mailOrderConfirmation(writing.tx, writing.context, order);
  },
  order_sent: async (writing) => {
    const parcel = await first(writing, shipments, isNotNull(shipments.tracking_number));
    const tracking_link = 'https://carrier.example/parcels/1';
    await writing.tx.update(shipments).set({ tracking_link }).where(eq(shipments.id, parcel.id));
    const order = await first(writing, orders, eq(orders.id, parcel.order_id));
    await mailParcels(writing.tx, writing.context, order, [parcel.id]);
  },
  order_changed: async (writing) => {
    const { change, order } = await changeOf(writing, 'done');
    await mailChange(writing.tx, writing.context, order, { change, before: order, documents: undefined });
  },
  order_address_changed: async (writing) => {
    const { change, order } = await changeOf(writing, 'done');
    const { firstname, lastname, address, zip_code, city, country_id } = order;
    const moved = {
      ...change,
      address: { firstname, lastname, address, zip_code, city, country_id, state: null, company: null },
    };
    await mailChange(writing.tx, writing.context, order, { change: moved, before: order, documents: undefined });
  },
  order_cancelled: async (writing) => {
    const line = await first(writing, orderLines);
    const order = await first(writing, orders, eq(orders.id, line.order_id));
    const copies = [{ order_line_id: line.id, quantity: 1 }];
    await mailCancelled(writing.tx, writing.context, order, { amount: 100, copies });
  },
  order_refunded: async (writing) => {
    const refund = await first(writing, refunds);
    const order = await first(writing, orders, eq(orders.id, refund.order_id));
    await mailRefund(writing.tx, writing.context, order, refund);
  },
  change_offer: async (writing) => {
    const { change, order } = await changeOf(writing, 'pending');
    await mailPayChange(writing.tx, writing.context, order, change);
  },
  offer: async (writing) => {
    const { tx, context } = writing;
    const row = await first(writing, manualOrders, eq(manualOrders.status, 'offered'));
    const sellable = await readSellable(tx, row, await readRates(tx));
    await mailOffer(tx, context, row, sellable, createPayUrl(row, context.config.publicUrl));
  },
} as const satisfies Partial<Record<MailTemplate, Write>>;
