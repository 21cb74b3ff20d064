// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'id', type: 'text', label: 'fields.id', pattern: '^[A-Za-z0-9]{10}$', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
  { name: 'limit', type: 'integer', label: 'fields.limit', min: 1, max: 24, defaultValue: 8 },
] as const satisfies readonly FieldDefinition[];

export const CartRelatedRequestFields: typeof fields & Makes<FormValues<'CartRelatedRequest'>> = fields;
