import { addedUp } from '#domain/parcels.ts';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/api/handler.ts';
import { projects } from '#server/catalogue/catalogue.table.ts';
import { mailCustomer, mailWords } from '#server/mail/mail.ts';
import { orderConfirmation, orderSent } from '#server/mail/order-messages.ts';
import type { OrderMail } from '#server/mail/order-parts.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import { toUserOrder } from '#server/orders/user-order.ts';
import { readShopOrders } from '#server/orders/shop-orders.ts';
import type { Queryable } from '#server/platform/database.ts';
import type { Statements } from '#server/platform/run-together.ts';

/** Writes the confirmation of a paid order, in the customer's language; `also` as writeMail. */
export async function mailOrderConfirmation(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  also?: Statements,
): Promise<number> {
  const mail = await orderMail(tx, context, order);
  return mailCustomer(tx, context, order, 'order_confirmation', orderConfirmation(mail), also);
}

/** Tells the customer that parcels have left, all with one tracking number and so in one mail. */
export async function mailParcels(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  parcelIds: readonly number[],
): Promise<void> {
  const mail = await orderMail(tx, context, order);
  const parcels = mail.order.shop_orders
    .flatMap(({ shipments }) => shipments)
    .filter(({ id }) => parcelIds.includes(id));
  const [first] = parcels;
  if (!first) return;
  const message = orderSent(mail, { ...first, lines: addedUp(parcels.flatMap(({ lines }) => lines)) });
  await mailCustomer(tx, context, order, 'order_sent', message);
}

/** An order with all its mails need. */
export async function orderMail(tx: Queryable, context: Context, order: OrderRow): Promise<OrderMail> {
  const shopOrders = (await readShopOrders(context.db, [order.id], tx)).get(order.id) ?? [];
  const isAwaited = shopOrders.some(({ status }) => status === 'preorder');
  const ordered = shopOrders.flatMap(({ lines }) => lines.map(({ project_id }) => project_id));
  const expected = !isAwaited
    ? []
    : await tx
        .select({ id: projects.id, day: projects.released_on })
        .from(projects)
        .where(
          and(
            inArray(projects.id, ordered),
            inArray(projects.type, ['preorder', 'crowdfunding']),
            isNotNull(projects.released_on),
          ),
        );
  return {
    order: toUserOrder(order, shopOrders),
    lang: order.lang,
    publicUrl: context.config.publicUrl,
    t: await mailWords(order.lang),
    expected: new Map(expected.map(({ id, day }) => [id, day ?? ''])),
  };
}
