import { quotesResource } from '#generated/resources/quotes.ts';
import { createLazyField } from '#forms-schema/fields/lazy-field.tsx';
import { lazy } from 'react';
import { screen } from '#admin/resource/define.ts';

export default screen(quotesResource, {
  columns: {
    number: { width: 88 },
    name: { flex: 1.4 },
    quantity: { width: 92 },
    unit_price: { width: 96 },
    margin_percent: { width: 96 },
  },
  headline: ['status', 'total'],
  editable: ({ status }) => status !== 'accepted',
  form: {
    inputs: { agreed: createLazyField(async () => (await import('./AgreedField.tsx')).AgreedField) },
    footer: lazy(async () => ({ default: (await import('./QuoteFoot.tsx')).QuoteFoot })),
  },
  body: async () => (await import('./QuoteBody.tsx')).QuoteBody,
  show: [
    ...(['created_at', 'created_by', 'source', 'origin', 'priced_at', 'sent_at', 'expires_at'] as const),
    ...(['answered_at', 'answered_name', 'answered_reason', 'project_id', 'staff_note'] as const),
  ],
});
