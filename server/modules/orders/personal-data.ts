import { sql } from 'drizzle-orm';
import {
  EMPTY_CONTACT,
  nullColumns,
  ERASED,
  toErasedEmail,
  byAccountOrEmail,
  byOrders,
  type PersonalData,
} from '#server/resources/privacy/personal-data.ts';
import { manualOrderLines, manualOrders } from './manual-orders/manual-orders.table.ts';
import { orders } from './orders.table.ts';
import { pledges } from './pledges/pledges.table.ts';
import { projectRefunds } from './refunds/project-refunds.table.ts';
import { shipmentLines, shipments } from './shipments.table.ts';
import { orderLines, shopOrders } from './shop-orders.table.ts';
import { orderChanges } from './order-changes.table.ts';
import { printRuns, prints } from './prints.table.ts';

export const ordersPersonalData: PersonalData = {
  sources: [
    {
      table: orders,
      kind: 'orders',
      resource: 'orders',
      excluded: ['staff_note'],
      rows: byOrders(orders.id),
      erase: (subject) => ({
        ...{
          email: toErasedEmail(subject),
          customer_name: ERASED,
          firstname: ERASED,
          lastname: ERASED,
          address: ERASED,
        },
        ...{
          zip_code: ERASED,
          city: ERASED,
          ...EMPTY_CONTACT,
          boxes: sql`(select coalesce(jsonb_agg(box - 'gift' - 'card'), '[]') from jsonb_array_elements(boxes) box)`,
          ...nullColumns(
            'address2',
            'state',
            'pickup',
            'vat_number',
            'gift_message',
            'feedback',
            'comment',
            'staff_note',
          ),
        },
      }),
    },
    {
      table: pledges,
      kind: 'payments',
      rows: byOrders(pledges.order_id),
      excluded: ['token', 'secret', 'payment_key'],
      erase: () => nullColumns('token', 'card_brand', 'card_last4'),
    },
    { table: orderLines, kind: 'orders', rows: byOrders(orderLines.order_id), erase: () => nullColumns('comment') },
    {
      table: orderChanges,
      kind: 'orders',
      rows: byOrders(orderChanges.order_id),
      erase: () => ({ reason: ERASED, ...nullColumns('address') }),
    },
    {
      table: shipments,
      kind: 'parcels',
      rows: byOrders(shipments.order_id),
      erase: () => nullColumns('tracking_number', 'tracking_link'),
    },
    {
      table: manualOrderLines,
      kind: 'manual_orders',
      rows: (subject) =>
        sql`${manualOrderLines.manual_order_id} in (select id from manual_orders where ${byAccountOrEmail(manualOrders)(subject)})`,
      erase: () => nullColumns('reason'),
    },
    {
      table: manualOrders,
      kind: 'manual_orders',
      resource: 'orders-manual',
      excluded: ['staff_note'],
      rows: byAccountOrEmail(manualOrders),
      erase: () => ({
        ...{ customer_name: ERASED, ...EMPTY_CONTACT },
        ...nullColumns(
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
        ...nullColumns('shipping_reason', 'discount_reason', 'message', 'staff_note', 'secret'),
      }),
    },
  ],
  impersonal: [shipmentLines, shopOrders, printRuns, prints, projectRefunds],
};
