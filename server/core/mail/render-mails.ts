import { inArray } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { Message } from './mail.ts';
import type { MailRow } from './mails.table.ts';
import { orderMails } from '#server/modules/orders/letters/order-mails.ts';
import { orderConfirmation } from '#server/modules/orders/letters/order-messages.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Whether a mail was queued without its text (`EMPTY_MESSAGE`). */
export const isUnrendered = ({ html }: Pick<MailRow, 'html'>): boolean => html === '';

/** A mail that cannot be rendered stays empty, so that it does not hold up the others of its batch. */
function renderOr(row: MailRow, render: () => Message, { log }: Pick<Context, 'log'>): Message {
  try {
    return render();
  } catch (error) {
    log.error({ err: error, mail: row.id }, 'a mail could not be rendered');
    return row;
  }
}

/** Renders the order confirmations among `rows` that have no text yet; a row whose order does not exist or that cannot be rendered stays empty. */
export async function renderMails(db: Queryable, context: Context, rows: readonly MailRow[]): Promise<MailRow[]> {
  const ids = rows.flatMap((row) => (isUnrendered(row) && row.order_id !== null ? row.order_id : []));
  if (ids.length === 0) return [...rows];
  const found = await db.select().from(orders).where(inArray(orders.id, ids));
  const known = await orderMails(db, context, found);
  return rows.map((row) => {
    const mail = isUnrendered(row) && known.get(row.order_id ?? 0);
    return mail ? { ...row, ...renderOr(row, () => orderConfirmation(mail), context) } : row;
  });
}
