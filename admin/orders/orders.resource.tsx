import { ordersResource } from '#generated/resources/orders.ts';
import { screen } from '../resource/define.ts';

const lines = async () => (await import('#admin/fulfilment/parcels/ParcelLines.tsx')).ParcelLines;
const changed = async () => (await import('./order-changes/ChangeItems.tsx')).ChangeItems;
const address = async () => (await import('./order-address/ChangeAddress.tsx')).ChangeAddress;
const refund = async () => (await import('../payments/RefundForm.tsx')).RefundForm;

export default screen(ordersResource, {
  columns: {
    number: { width: 104 },
    customer_name: { flex: 1.2, alwaysShown: true },
    shops: { flex: 1.2 },
    items_count: { width: 72 },
    claimed_by: { width: 100 },
  },
  headline: ['status', 'financial_status', 'total'],
  body: async () => (await import('./OrderBody.tsx')).OrderBody,
  actionInputs: {
    ...{ adminShipOrder: lines, adminPackOrder: lines, adminRefundOrder: refund },
    ...{ adminChangeOrderItems: changed, adminChangeOrderAddress: address },
  },
  timeline: ['action', 'mail', 'payment', 'refund', 'parcel', 'note'],
  show: [
    'created_at',
    'paid_at',
    'sent_at',
    'customer_id',
    'user_id',
    'lang',
    'manual_order_id',
    'promo_code',
    'origin',
    'origin_source',
    'is_gift',
    'accounting_status',
    'staff_note',
  ],
});
