import type { Handlers } from '#server/api/handler.ts';
import {
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
  adminArriveParcel,
  adminTakeBackParcel,
  adminTrackParcel,
} from '#server/orders/parcel-actions.ts';
import { checkAddress } from '#server/orders/check-address.ts';
import {
  adminAssignOrder,
  adminClaimOrder,
  adminClaimOrders,
  adminReleaseOrder,
  adminTakeOverOrder,
} from '#server/orders/claim-actions.ts';
import { adminChangeOrderItems, adminPreviewOrderChange } from '#server/order-changes/change-items.ts';
import { adminChangeOrderAddress, adminPreviewOrderAddress } from '#server/order-changes/change-address.ts';
import { adminPayOrderChange, adminWithdrawOrderChange } from '#server/order-changes/settle-by-hand.ts';
import { adminGetOrderCustomer } from '#server/orders/customer-history.ts';
import { adminCancelOrder } from '#server/orders/cancel-order.ts';
import { accountingReview } from '#server/orders/accounting-review.ts';
import { findOrders } from '#server/orders/find-orders.ts';
import { firstOfParts, orderConditions } from '#server/orders/order-conditions.ts';
import { orders } from '#server/orders/orders.table.ts';
import { customerName } from '#server/orders/plan-order.ts';
import { orderParts } from '#server/orders/staff-order.ts';
import { adminResendMail } from '#server/orders/resend-mail.ts';
import { adminGetOrderTimeline } from '#server/orders/timeline.ts';
import { getOrderTracking, listUserOrders } from '#server/orders/user-orders.ts';
import { resource } from '#server/resource/register.ts';

const ordersResource = resource('orders', {
  table: orders,
  find: findOrders,
  computed: { logistician_id: firstOfParts('logistician_id') },
  texts: { transporter: firstOfParts('transporter') },
  conditions: orderConditions,
  one: (row, call, db) => orderParts(call.context, row, db),
  hooks: {
    beforeUpdate: async (values, before, _call, tx) => {
      await checkAddress(tx, values, before);
      return { customer_name: customerName({ ...before, ...values }), ...accountingReview(values, before) };
    },
  },
});

export const ordersHandlers = {
  listUserOrders,
  getOrderTracking,
  ...ordersResource,
  adminShipOrder,
  adminClaimOrder,
  adminClaimOrders,
  adminTakeOverOrder,
  adminReleaseOrder,
  adminAssignOrder,
  adminResendMail,
  adminGetOrderTimeline,
  adminGetOrderCustomer,
  adminPackOrder,
  adminSendParcel,
  adminTrackParcel,
  adminArriveParcel,
  adminTakeBackParcel,
  adminHandOverOrders,
  adminPrepareOrders,
  adminPauseOrders,
  adminResumeOrders,
  adminDeliverOrder,
  adminCancelOrder,
  adminPreviewOrderChange,
  adminChangeOrderItems,
  adminPreviewOrderAddress,
  adminChangeOrderAddress,
  adminWithdrawOrderChange,
  adminPayOrderChange,
  adminResendConfirmation,
} as const satisfies Partial<Handlers>;
