import { sumByLine } from '#domain/fulfilment/parcels.ts';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { composeMail, writeLetter } from '#server/core/mail/compose-mail.ts';
import type { Letter } from '#server/core/mail/letter.ts';
import { EMPTY_MESSAGE } from '#server/core/mail/mail.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import type { MailRenderer } from '#server/core/mail/render-mails.ts';
import { createConfirmationLetter, createPaymentFailedLetter, createShippedLetter } from './order-messages.ts';
import type { OrderMail } from './order-blocks.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { toUserOrder } from '../user-order.ts';
import { readShopOrders } from '../shop-orders.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Writes a letter to the customer of an order, in the order's language. Returns the mail's id. */
export async function mailCustomer(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  createLetter: (mail: OrderMail) => Letter,
): Promise<number> {
  const mail = await readOrderMail(tx, context, order);
  return writeLetter(tx, context, order, createLetter(mail), { order_id: order.id });
}

/** Writes the confirmation of an order. */
export const mailOrderConfirmation = (tx: Queryable, context: Context, order: OrderRow): Promise<number> =>
  mailCustomer(tx, context, order, createConfirmationLetter);

/** Writes that a payment was not completed and its copies are for sale again; `isDelayed` when it failed days later. */
export const mailPaymentFailed = (
  tx: Queryable,
  context: Context,
  order: OrderRow,
  isDelayed = false,
): Promise<number> => mailCustomer(tx, context, order, (mail) => createPaymentFailedLetter(mail, isDelayed));

/** Renders order confirmations that were queued without text; none for an order that does not exist. */
export const renderConfirmations: MailRenderer = async (db, context, rows) => {
  const ids = rows.flatMap(({ order_id }) => order_id ?? []);
  const orderRows = await db.select().from(orders).where(inArray(orders.id, ids));
  const mailsByOrder = await readOrderMails(db, context, orderRows);
  return ({ order_id }) => {
    const mail = mailsByOrder.get(order_id ?? 0);
    return mail && composeMail(createConfirmationLetter(mail), mail.lang, context.config);
  };
};

/** Statement that queues the confirmation of an order; it is rendered when it is sent (`renderMails`). */
export function insertConfirmation(
  tx: Queryable,
  { now }: Pick<Context, 'now'>,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
) {
  const at = now();
  const mail = { recipient: email, template: 'order_confirmation', order_id: id, ...EMPTY_MESSAGE } as const;
  return tx.insert(mails).values({ ...mail, created_at: at, next_attempt_at: at });
}

/** Mails the customer about shipped parcels with one tracking number. */
export async function mailParcels(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  parcelIds: readonly number[],
): Promise<void> {
  const mail = await readOrderMail(tx, context, order);
  const parcels = mail.order.shop_orders
    .flatMap(({ shipments }) => shipments)
    .filter(({ id }) => parcelIds.includes(id));
  const [first] = parcels;
  if (!first) return;
  const shipment = { ...first, lines: sumByLine(parcels.flatMap(({ lines }) => lines)) };
  await writeLetter(tx, context, order, createShippedLetter(mail, shipment), { order_id: order.id });
}

/** Data of the mails about an order. */
async function readOrderMail(tx: Queryable, context: Context, order: OrderRow): Promise<OrderMail> {
  const mail = (await readOrderMails(tx, context, [order])).get(order.id);
  if (!mail) throw new Error(`order ${order.id} is gone`);
  return mail;
}

/** Data of the mails about several orders, by order id. */
async function readOrderMails(
  tx: Queryable,
  context: Context,
  rows: readonly OrderRow[],
): Promise<Map<number, OrderMail>> {
  const ids = rows.map(({ id }) => id);
  const partsByOrder = await readShopOrders(context.db, ids, tx);
  const preorderParts = [...partsByOrder.values()]
    .filter((parts) => parts.some(({ status }) => status === 'preorder'))
    .flat();
  const expected = await readReleaseDays(
    tx,
    preorderParts.flatMap(({ lines }) => lines.map(({ project_id }) => project_id)),
  );
  const mailsByOrder = new Map<number, OrderMail>();
  for (const order of rows) {
    const parts = partsByOrder.get(order.id) ?? [];
    const projectIds = parts.flatMap(({ lines }) => lines.map(({ project_id }) => project_id));
    const isPreorder = parts.some(({ status }) => status === 'preorder');
    mailsByOrder.set(order.id, {
      order: toUserOrder(order, parts),
      lang: order.lang,
      ...(order.user_id !== null && { accountOrderId: order.id }),
      expected: new Map([...expected].filter(([id]) => isPreorder && projectIds.includes(id))),
    });
  }
  return mailsByOrder;
}

/** Release days ('YYYY-MM-DD') of pre-order and crowdfunding projects, by project id. */
export async function readReleaseDays(tx: Queryable, projectIds: readonly number[]): Promise<Map<number, string>> {
  if (projectIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: projects.id, day: projects.released_on })
    .from(projects)
    .where(
      and(
        inArray(projects.id, [...projectIds]),
        inArray(projects.type, ['preorder', 'crowdfunding']),
        isNotNull(projects.released_on),
      ),
    );
  return new Map(rows.map(({ id, day }) => [id, day ?? '']));
}
