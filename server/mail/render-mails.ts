import { inArray } from 'drizzle-orm';
import type { Context } from '#server/api/handler.ts';
import type { MailRow } from '#server/mail/mails.table.ts';
import { orderMails } from '#server/mail/order-mails.ts';
import { orderConfirmation } from '#server/mail/order-messages.ts';
import { orders } from '#server/orders/orders.table.ts';
import type { Queryable } from '#server/platform/database.ts';

/** Whether a mail was queued without its text (`EMPTY_MESSAGE`). */
export const isUnrendered = ({ html }: Pick<MailRow, 'html'>): boolean => html === '';

/** Renders the order confirmations among `rows` that have no text yet; a row whose order does not exist stays empty. */
export async function renderMails(db: Queryable, context: Context, rows: readonly MailRow[]): Promise<MailRow[]> {
  const ids = rows.flatMap((row) => (isUnrendered(row) && row.order_id !== null ? row.order_id : []));
  if (ids.length === 0) return [...rows];
  const found = await db.select().from(orders).where(inArray(orders.id, ids));
  const known = await orderMails(db, context, found);
  return rows.map((row) => {
    const mail = isUnrendered(row) && known.get(row.order_id ?? 0);
    return mail ? { ...row, ...orderConfirmation(mail) } : row;
  });
}
