/** Three simple fields, for forms where the types do not matter. */
import type { FieldDefinition } from '#generated/definitions.ts';

export const NAME = {
  name: 'name',
  type: 'text',
  label: 'fields.name',
  required: true,
} as const satisfies FieldDefinition;
export const PRICE = { name: 'price', type: 'money', label: 'fields.price', min: 0 } as const satisfies FieldDefinition;
export const COMMENT = {
  name: 'comment',
  type: 'textarea',
  label: 'fields.comment',
} as const satisfies FieldDefinition;
