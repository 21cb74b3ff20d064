// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'cart_id',
    type: 'text',
    label: 'fields.cart_id',
    hidden: ['form'],
    pattern: '^[A-Za-z0-9]{10}$',
    required: true,
  },
  {
    name: 'payment_id',
    type: 'text',
    label: 'fields.payment_id',
    hidden: ['form'],
    minLength: 1,
    maxLength: 100,
    required: true,
  },
  { name: 'rating', type: 'integer', label: 'fields.rating', min: 1, max: 5, required: true },
  { name: 'comment', type: 'textarea', label: 'fields.comment', maxLength: 1000, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const CartFeedbackRequestFields: typeof fields & Makes<FormValues<'CartFeedbackRequest'>> = fields;
