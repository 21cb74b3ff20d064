import { ordersResource } from '#generated/resources/orders.ts';
import { screen } from '../resource/define.ts';

const loadParcelLines = async () => (await import('#admin/fulfilment/parcels/ParcelLines.tsx')).ParcelLines;

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
    ...{ adminShipOrder: loadParcelLines, adminPackOrder: loadParcelLines },
    adminRefundOrder: async () => (await import('../payments/RefundForm.tsx')).RefundForm,
    adminChangeOrderItems: async () => (await import('./order-changes/ChangeForm.tsx')).ChangeForm,
    adminChangeOrderAddress: async () => (await import('./order-address/AddressForm.tsx')).AddressForm,
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
