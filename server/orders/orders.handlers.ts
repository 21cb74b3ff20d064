import type { Handlers } from '#server/api/handler.ts';
import {
  adminDeliverOrder,
  adminPrepareOrders,
  adminResendConfirmation,
  adminShipOrder,
} from '#server/orders/order-actions.ts';
import { adminCancelOrder } from '#server/orders/cancel-order.ts';
import { findOrders } from '#server/orders/find-orders.ts';
import { orders } from '#server/orders/orders.table.ts';
import { customerName } from '#server/orders/place-order.ts';
import { orderParts } from '#server/orders/staff-order.ts';
import { getOrderTracking, listUserOrders } from '#server/orders/user-orders.ts';
import { resource } from '#server/resource/register.ts';

const ordersResource = resource('orders', {
  table: orders,
  find: findOrders,
  one: (row, call, db) => orderParts(call.context.db, row, db),
  hooks: {
    beforeUpdate: (values, before) => ({ customer_name: customerName({ ...before, ...values }) }),
  },
});

export const ordersHandlers = {
  listUserOrders,
  getOrderTracking,
  ...ordersResource,
  adminShipOrder,
  adminPrepareOrders,
  adminDeliverOrder,
  adminCancelOrder,
  adminResendConfirmation,
} as const satisfies Partial<Handlers>;
