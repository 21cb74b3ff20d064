import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import type { PackSession } from '#generated/schemas.ts';
import { getCountryName } from '#domain/countries.ts';
import { eq, sql } from 'drizzle-orm';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { packSessions } from './dispatch.table.ts';
import { isReprintDue, orderLines, type OrderRow, orders } from '#server/modules/orders/index.ts';
import { readTogether } from '#server/core/database/read-together.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

export type PackRow = typeof packSessions.$inferSelect;

/** Converts a pack session to wire format: lines with covers, customer, and the result of the last event. */
export async function toWirePack(db: Queryable, row: PackRow): Promise<PackSession> {
  const [[order], lines, [user]] = await readTogether(db, [
    () => db.select().from(orders).where(eq(orders.id, row.order_id)),
    () => db.select().from(orderLines).where(eq(orderLines.shop_order_id, row.shop_order_id)),
    () =>
      db
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, row.user_id ?? 0)),
  ]);
  if (!order) throw new Error(`order ${row.order_id} is gone`);
  const [gift_message, reprint] = await readTogether(db, [
    () => readGiftMessage(db, order),
    () => hasReprintDue(db, order.id),
  ]);
  const { packing } = row;
  const { customer_name, pickup, country_id } = order;
  const label = pickup
    ? [customer_name, ...formatPostalAddress({ ...pickup, country_id })]
    : formatPostalAddress({ ...order, name: customer_name });
  return {
    ...{ id: row.id, order_id: order.id, shop_order_id: row.shop_order_id, number: order.number, status: row.status },
    ...{
      signal: packing.signal,
      signal_line: packing.signal_line,
      error: packing.error,
      can_undo: packing.history.length > 0,
    },
    lines: packing.lines.flatMap(({ id, wanted, packed, codes, cartons = [] }) => {
      const line = lines.find((orderLine) => orderLine.id === id);
      if (!line) return [];
      const { project_id, picture, name, artist_name, item_name, comment } = line;
      return [
        {
          ...{ id, project_id, picture, name, artist_name, item_name, comment, wanted, packed },
          ...{ codes: [...codes], cartons: [...cartons] },
        },
      ];
    }),
    customer_name,
    address: [...label, getCountryName(country_id, order.lang)],
    country_id,
    ...{
      gift_message,
      is_gift: order.is_gift,
      comment: order.comment,
      staff_note: order.staff_note,
    },
    ...{ user_name: user?.name ?? null, shipment_id: row.shipment_id, reprint },
  };
}

async function hasReprintDue(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(sql`select ${isReprintDue(sql`${orderId}::int`)} as due`);
  return rows[0]?.due ?? false;
}

/** Reads the message of a gift: the order's, or that of its subscription. */
async function readGiftMessage(db: Queryable, { id, is_gift, gift_message }: OrderRow): Promise<string | null> {
  if (!is_gift || gift_message) return gift_message;
  const { rows } = await db.execute<{ gift_message: string | null }>(sql`
    select b.gift_message from box_periods p join boxes b on b.id = p.box_id where p.order_id = ${id} limit 1`);
  return rows[0]?.gift_message ?? null;
}

/** Updates a pack session. */
export async function changeSession(tx: Transaction, id: number, values: Partial<PackRow>): Promise<PackRow> {
  const [row] = await tx.update(packSessions).set(values).where(eq(packSessions.id, id)).returning();
  if (!row) throw notFound();
  return row;
}

/** Throws 409 for an order that cannot be packed, with a code for each reason as they have different signals. */
export function checkPackable({ status, payment_status }: OrderRow): void {
  if (status === 'cancelled') throw problem(409, 'pack_cancelled');
  if (status === 'paused') throw problem(409, 'pack_paused');
  if (payment_status !== 'paid') throw problem(409, 'pack_not_paid');
}
