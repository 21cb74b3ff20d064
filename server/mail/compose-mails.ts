import { inArray } from 'drizzle-orm';
import type { Context } from '#server/api/handler.ts';
import type { MailRow } from '#server/mail/mails.table.ts';
import { orderMails } from '#server/mail/order-mails.ts';
import { orderConfirmation } from '#server/mail/order-messages.ts';
import { orders } from '#server/orders/orders.table.ts';
import type { Queryable } from '#server/platform/database.ts';

/** Whether a mail is still to be written. */
export const isUnwritten = ({ html }: Pick<MailRow, 'html'>): boolean => html === '';

/** Mails with their words: those that have none are written now. One whose order is gone stays without. */
export async function composeMails(db: Queryable, context: Context, rows: readonly MailRow[]): Promise<MailRow[]> {
  const ids = rows.flatMap((row) => (isUnwritten(row) && row.order_id !== null ? row.order_id : []));
  if (ids.length === 0) return [...rows];
  const found = await db.select().from(orders).where(inArray(orders.id, ids));
  const known = await orderMails(db, context, found);
  return rows.map((row) => {
    const mail = isUnwritten(row) && known.get(row.order_id ?? 0);
    return mail ? { ...row, ...orderConfirmation(mail) } : row;
  });
}
