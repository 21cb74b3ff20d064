// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CardFields } from '../fields/Card.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', min: 1, required: true },
  { name: 'card', type: 'group', label: 'fields.card', schema: 'Card', items: CardFields },
  { name: 'payment_method', type: 'text', label: 'fields.payment_method', maxLength: 100, nullable: true },
  { name: 'card_id', type: 'integer', label: 'fields.card_id', min: 1, nullable: true },
  { name: 'setup_id', type: 'text', label: 'fields.setup_id', maxLength: 100, nullable: true },
  { name: 'authentication', type: 'select', label: 'fields.authentication', options: ['succeed', 'fail'] },
] as const satisfies readonly FieldDefinition[];

export const BoxPaymentRequestFields: typeof fields & Makes<FormValues<'BoxPaymentRequest'>> = fields;
