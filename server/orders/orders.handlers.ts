import type { Handlers } from '#server/api/handler.ts';
import {
  adminCancelOrder,
  adminDeliverOrder,
  adminPauseOrders,
  adminPrepareOrders,
  adminResendConfirmation,
  adminResumeOrders,
} from '#server/orders/order-actions.ts';
import {
  adminHandOverOrders,
  adminPackOrder,
  adminSendParcel,
  adminShipOrder,
  adminTakeBackParcel,
  adminTrackParcel,
} from '#server/orders/parcel-actions.ts';
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
  adminPackOrder,
  adminSendParcel,
  adminTrackParcel,
  adminTakeBackParcel,
  adminHandOverOrders,
  adminPrepareOrders,
  adminPauseOrders,
  adminResumeOrders,
  adminDeliverOrder,
  adminCancelOrder,
  adminResendConfirmation,
} as const satisfies Partial<Handlers>;
