import type { Handlers } from '#server/core/api/handler.ts';
import {
  adminDeliverOrder,
  adminPauseOrders,
  adminPrepareOrders,
  adminResendConfirmation,
  adminResumeOrders,
} from './order-actions.ts';
import { checkAddressChange } from './check-address.ts';
import { adminChangeOrderItems, adminPreviewOrderChange } from './order-changes/change-items.ts';
import { adminChangeOrderAddress, adminPreviewOrderAddress } from './order-changes/change-address.ts';
import { adminPayOrderChange, adminWithdrawOrderChange } from './order-changes/settle-by-hand.ts';
import { adminGetOrderCustomer } from './customer-history.ts';
import { adminCancelOrder, cancelUserOrder } from './cancel-order.ts';
import { computeAccountingReview } from './accounting-review.ts';
import { findOrders } from './find-orders.ts';
import { selectFirstOfParts, orderConditions } from './order-conditions.ts';
import { orders } from './orders.table.ts';
import { formatCustomerName } from './plan-order.ts';
import { confirmCart } from './checkout/confirm.ts';
import { payCart } from './checkout/pay.ts';
import { giveFeedback } from './give-feedback.ts';
import { refundsHandlers } from './refunds/refunds.handlers.ts';
import { withdrawPledge } from './pledges/pay-pledge.ts';
import { adminChargePledge } from './pledges/withdraw-pledge.ts';
import { readOrderDetails } from './staff-order.ts';
import { adminResendMail } from './resend-mail.ts';
import { adminGetOrderTimeline } from './timeline.ts';
import { listUserAddresses } from './user-addresses.ts';
import { getOrderTracking, listUserOrders } from './user-orders.ts';
import { getUserOrder } from './user-order-detail.ts';
import { changeUserOrderAddress } from './order-changes/change-own-address.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const ordersResource = defineResource('orders', {
  table: orders,
  find: findOrders,
  computed: { logistician_id: selectFirstOfParts('logistician_id') },
  texts: { transporter: selectFirstOfParts('transporter') },
  conditions: orderConditions,
  details: (row, call, db) => readOrderDetails(call.context, row, db),
  hooks: {
    beforeUpdate: async (values, before, _call, tx) => {
      await checkAddressChange(tx, values, before);
      return {
        customer_name: formatCustomerName({ ...before, ...values }),
        ...computeAccountingReview(values, before),
      };
    },
  },
});

export const ordersHandlers = {
  payCart,
  confirmCart,
  giveFeedback,
  ...refundsHandlers,
  listUserAddresses,
  listUserOrders,
  getOrderTracking,
  ...ordersResource.handlers,
  adminResendMail,
  adminGetOrderTimeline,
  adminGetOrderCustomer,
  adminPrepareOrders,
  adminPauseOrders,
  adminResumeOrders,
  adminDeliverOrder,
  adminCancelOrder,
  cancelUserOrder,
  withdrawPledge,
  adminChargePledge,
  getUserOrder,
  changeUserOrderAddress,
  adminPreviewOrderChange,
  adminChangeOrderItems,
  adminPreviewOrderAddress,
  adminChangeOrderAddress,
  adminWithdrawOrderChange,
  adminPayOrderChange,
  adminResendConfirmation,
} as const satisfies Partial<Handlers>;
