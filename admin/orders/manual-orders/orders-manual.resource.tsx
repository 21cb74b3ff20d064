import { ordersManualResource } from '#generated/resources/orders-manual.ts';
import { isOpenDraft } from '#domain/orders/manual-order.ts';
import type { ManualOrderStatus } from '#generated/enums/ManualOrderStatus.ts';
import { createLazyField } from '#forms-schema/fields/lazy-field.tsx';
import { lazy } from 'react';
import { screen } from '#admin/resource/define.ts';

export default screen(ordersManualResource, {
  columns: {
    number: { width: 96 },
    country_id: { width: 112 },
    items_count: { width: 72 },
    order_id: { width: 104 },
  },
  headline: ['status', 'total'],
  editable: ({ status }) => isOpenDraft(status as ManualOrderStatus),
  form: {
    inputs: {
      user_id: createLazyField(async () => (await import('./CustomerField.tsx')).CustomerField),
      lines: createLazyField(async () => (await import('./LinesField.tsx')).LinesField),
    },
    footer: lazy(async () => ({ default: (await import('./SumsBar.tsx')).SumsBar })),
  },
  body: async () => (await import('./ManualOrderBody.tsx')).ManualOrderBody,
  show: ['created_at', 'created_by', 'priced_at', 'offered_at', 'expires_at', 'paid_at', 'message', 'staff_note'],
});
