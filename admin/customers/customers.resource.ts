import { clientResource } from '#generated/resources/client.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(clientResource, {
  columns: { email: { flex: 2.4 }, city: { width: 112 }, orders_count: { width: 84 }, last_order_at: { width: 168 } },
  headline: ['spent', 'erased_at'],
  body: async () => (await import('./CustomerBody.tsx')).CustomerBody,
  actionInputs: {
    adminMergeCustomers: async () => (await import('./MergeInputs.tsx')).MergeInputs,
    adminEraseCustomer: async () => (await import('./EraseSummary.tsx')).EraseSummary,
  },
  timeline: ['action', 'mail', 'note'],
  show: [
    'email',
    'user_id',
    'company',
    'phone',
    'lang',
    'created_at',
    'first_order_at',
    'last_order_at',
    'refunds_count',
    'duplicates',
  ],
});
