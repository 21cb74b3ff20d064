// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CardBrand as CardBrandChoices } from '../enums/CardBrand.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'card_brand', type: 'select', label: 'fields.card_brand', required: true, data: CardBrandChoices },
  { name: 'card_last4', type: 'text', label: 'fields.card_last4', readOnly: true },
  { name: 'card_expires', type: 'text', label: 'fields.card_expires', readOnly: true },
  { name: 'is_default', type: 'checkbox', label: 'fields.is_default', readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const SavedCardFields: typeof fields & Makes<FormValues<'SavedCard'>> = fields;
