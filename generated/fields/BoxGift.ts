// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'to', type: 'text', label: 'fields.gift_to', minLength: 1, maxLength: 80, required: true },
  { name: 'message', type: 'textarea', label: 'fields.gift_message', maxLength: 300, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const BoxGiftFields: typeof fields & Makes<FormValues<'BoxGift'>> = fields;
