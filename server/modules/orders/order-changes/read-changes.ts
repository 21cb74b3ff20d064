import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import { fromMinor } from '#domain/money.ts';
import type { RefundSums } from '#domain/payments/refunds.ts';
import { OrderChangeFields } from '#generated/fields/OrderChange.ts';
import type { OrderChange, OrderChangeLine } from '#generated/schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import { createOfferToken } from '../manual-orders/offer-link.ts';
import { type OrderRow } from '../orders.table.ts';
import { orderChanges, type ChangeLineRow } from '../order-changes.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

export type OrderChangeRow = typeof orderChanges.$inferSelect;

/** The pending change of an order, if any. */
export async function findPendingChange(db: Queryable, orderId: number): Promise<OrderChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.order_id, orderId), eq(orderChanges.status, 'pending')));
  return row;
}

/** Loads a change of a locked order. Throws 404 for one of another order. */
export async function lockChange(tx: Transaction, orderId: number, id: number): Promise<OrderChangeRow> {
  const [row] = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.id, id), eq(orderChanges.order_id, orderId)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Withdraws the pending change of a locked order; its link becomes invalid. */
export async function withdrawPendingChange(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(orderChanges)
    .set({ status: 'withdrawn', expires_at: null, settled_at: now })
    .where(and(eq(orderChanges.order_id, orderId), eq(orderChanges.status, 'pending')));
}

/** The changes of an order in wire format, newest first. */
export async function readOrderChanges(
  db: Queryable,
  order: Pick<OrderRow, 'id' | 'lang'>,
  { config, extensions }: Pick<Context, 'config' | 'extensions'>,
): Promise<OrderChange[]> {
  const rows = await db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.order_id, order.id))
    .orderBy(desc(orderChanges.id));
  const corrections = rows.some(({ vat_rate }) => vat_rate !== null)
    ? await extensions.orderDocuments.readCorrections(db, order.id)
    : [];
  return rows.map((row) => ({
    ...(toWire(OrderChangeFields, row) as OrderChange),
    documents: corrections.find(({ change_id }) => change_id === row.id)?.documents ?? [],
    lines: row.lines.map((line) => toWireChangeLine(line, row.currency)),
    exchanged: row.exchanged && toWireExchange(row.exchanged, row.currency),
    pay_url: createChangePayUrl(row, order, config.publicUrl),
  }));
}

/** The reason shown to the customer; null for the default reason of a change of address. */
export const getStatedReason = ({ reason, address }: Pick<OrderChangeRow, 'reason' | 'address'>): string | null =>
  address && reason === formatPostalAddress(address).join(', ') ? null : reason;

/** Added or removed copies in wire format. */
export function toWireChangeLine(
  { price, amount, chosen_sizes: _, ...line }: ChangeLineRow,
  currency: OrderChangeRow['currency'],
): OrderChangeLine {
  return { ...line, price: fromMinor(price, currency), amount: fromMinor(amount, currency) };
}

function toWireExchange({ amount, shipping, vat, lines }: RefundSums, currency: OrderChangeRow['currency']) {
  const money = (minor: number) => fromMinor(minor, currency);
  return {
    ...{ amount: money(amount), shipping: money(shipping), vat: money(vat) },
    lines: lines.map((line) => ({ ...line, amount: money(line.amount), vat: money(line.vat) })),
  };
}

/** The pay link of a change in the customer's language; null when nothing is due. */
export function createChangePayUrl(
  { id, status, secret, expires_at }: OrderChangeRow,
  { lang }: Pick<OrderRow, 'lang'>,
  publicUrl: string,
): SiteUrl | null {
  if (status !== 'pending' || !secret || !expires_at) return null;
  const token = createOfferToken(secret, { id, isChange: true, until: toSeconds(expires_at) });
  return pageUrl({ publicUrl, lang }, 'offer', { token });
}
