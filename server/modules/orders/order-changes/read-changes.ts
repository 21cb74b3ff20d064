import { addressLines } from '#domain/addresses/format-address.ts';
import { fromMinor } from '#domain/money.ts';
import type { RefundSums } from '#domain/payments/refunds.ts';
import { OrderChangeFields } from '#generated/fields/OrderChange.ts';
import type { OrderChange, OrderChangeLine } from '#generated/schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import { offerToken } from '../manual-orders/offer-link.ts';
import { type OrderRow } from '../orders.table.ts';
import { orderChanges, type ChangeLineRow } from '../order-changes.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

export type OrderChangeRow = typeof orderChanges.$inferSelect;

/** The change of an order that waits for its money, if there is one. */
export async function pendingChange(db: Queryable, orderId: number): Promise<OrderChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.order_id, orderId), eq(orderChanges.status, 'pending')));
  return row;
}

/** A change of an order, which must be locked; throws 404 for one of another order. */
export async function lockChange(tx: Transaction, orderId: number, id: number): Promise<OrderChangeRow> {
  const [row] = await tx
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.id, id), eq(orderChanges.order_id, orderId)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Ends what waits for its money: its link is of no use any more. The order must be locked. */
export async function withdrawPending(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(orderChanges)
    .set({ status: 'withdrawn', expires_at: null, settled_at: now })
    .where(and(eq(orderChanges.order_id, orderId), eq(orderChanges.status, 'pending')));
}

/** The changes of an order as they stand on the wire, the newest first. */
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
    lines: row.lines.map((line) => toChangeLine(line, row.currency)),
    exchanged: row.exchanged && exchangedView(row.exchanged, row.currency),
    pay_url: changePayUrl(row, order, config.publicUrl),
  }));
}

/** Why a change is made, for the customer; null where nobody said so and the reason is the new address itself. */
export const statedReason = ({ reason, address }: Pick<OrderChangeRow, 'reason' | 'address'>): string | null =>
  address && reason === addressLines(address).join(', ') ? null : reason;

/** Copies that come or leave as the wire has them. */
export function toChangeLine(
  { price, amount, chosen_sizes: _, ...line }: ChangeLineRow,
  currency: OrderChangeRow['currency'],
): OrderChangeLine {
  return { ...line, price: fromMinor(price, currency), amount: fromMinor(amount, currency) };
}

function exchangedView({ amount, shipping, vat, lines }: RefundSums, currency: OrderChangeRow['currency']) {
  const money = (minor: number) => fromMinor(minor, currency);
  return {
    ...{ amount: money(amount), shipping: money(shipping), vat: money(vat) },
    lines: lines.map((line) => ({ ...line, amount: money(line.amount), vat: money(line.vat) })),
  };
}

/** Where the customer pays for a change, in her language; null while nothing is to be paid. */
export function changePayUrl(
  { id, status, secret, expires_at }: OrderChangeRow,
  { lang }: Pick<OrderRow, 'lang'>,
  publicUrl: string,
): SiteUrl | null {
  if (status !== 'pending' || !secret || !expires_at) return null;
  const token = offerToken(secret, { id, isChange: true, until: toSeconds(expires_at) });
  return pageUrl({ publicUrl, lang }, 'offer', { token });
}
