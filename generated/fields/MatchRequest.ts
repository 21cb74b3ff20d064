// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'payment_id',
    type: 'reference',
    label: 'fields.payment_id',
    nullable: true,
    ref: { resource: 'payments', label: 'provider_id' },
  },
  {
    name: 'refund_id',
    type: 'reference',
    label: 'fields.refund_id',
    nullable: true,
    ref: { resource: 'refunds', label: 'provider_id' },
  },
  {
    name: 'dispute_id',
    type: 'reference',
    label: 'fields.dispute_id',
    nullable: true,
    ref: { resource: 'disputes', label: 'provider_id' },
  },
  { name: 'note', type: 'textarea', label: 'fields.note', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const MatchRequestFields: typeof fields & Makes<FormValues<'MatchRequest'>> = fields;
