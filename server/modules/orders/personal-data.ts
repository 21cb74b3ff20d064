import { sql } from 'drizzle-orm';
import {
  EMPTY_CONTACT,
  emptied,
  ERASED,
  erasedEmail,
  ofAccountOrEmail,
  ofOrders,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { manualOrderLines, manualOrders } from './manual-orders/manual-orders.table.ts';
import { orderChanges, orderLines, orders, shipmentLines, shipments, shopOrders } from './orders.table.ts';
import { printRuns, prints } from './prints.table.ts';

export const ordersPersonalData: PersonalData = {
  sources: [
    {
      table: orders,
      kind: 'orders',
      resource: 'orders',
      excluded: ['staff_note'],
      rows: ofOrders(orders.id),
      erase: (subject) => ({
        ...{ email: erasedEmail(subject), customer_name: ERASED, firstname: ERASED, lastname: ERASED, address: ERASED },
        ...{
          zip_code: ERASED,
          city: ERASED,
          ...EMPTY_CONTACT,
          ...emptied('address2', 'state', 'pickup', 'comment', 'staff_note'),
        },
      }),
    },
    { table: orderLines, kind: 'orders', rows: ofOrders(orderLines.order_id), erase: () => emptied('comment') },
    {
      table: orderChanges,
      kind: 'orders',
      rows: ofOrders(orderChanges.order_id),
      erase: () => ({ reason: ERASED, ...emptied('address') }),
    },
    {
      table: shipments,
      kind: 'parcels',
      rows: ofOrders(shipments.order_id),
      erase: () => emptied('tracking_number', 'tracking_link'),
    },
    {
      table: manualOrderLines,
      kind: 'manual_orders',
      rows: (subject) =>
        sql`${manualOrderLines.manual_order_id} in (select id from manual_orders where ${ofAccountOrEmail(manualOrders)(subject)})`,
      erase: () => emptied('reason'),
    },
    {
      table: manualOrders,
      kind: 'manual_orders',
      resource: 'orders-manual',
      excluded: ['staff_note'],
      rows: ofAccountOrEmail(manualOrders),
      erase: () => ({
        ...{ customer_name: ERASED, ...EMPTY_CONTACT },
        ...emptied(
          'firstname',
          'lastname',
          'email',
          'vat_number',
          'address',
          'address2',
          'zip_code',
          'city',
          'state',
          'pickup',
        ),
        ...emptied('shipping_reason', 'discount_reason', 'message', 'staff_note', 'secret'),
      }),
    },
  ],
  impersonal: [shipmentLines, shopOrders, printRuns, prints],
};
