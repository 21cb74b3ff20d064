// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'cart_id', type: 'text', label: 'fields.cart_id', pattern: '^[A-Za-z0-9]{10}$', required: true },
  { name: 'payment_id', type: 'text', label: 'fields.payment_id', maxLength: 100, required: true },
  { name: 'authentication', type: 'select', label: 'fields.authentication', options: ['succeed', 'fail'] },
] as const satisfies readonly FieldDefinition[];

export const CartConfirmRequestFields: typeof fields & Makes<FormValues<'CartConfirmRequest'>> = fields;
