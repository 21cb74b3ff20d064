// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'maximum', type: 'money', label: 'fields.bid_maximum', min: 0.01, max: 100000, required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
] as const satisfies readonly FieldDefinition[];

export const PlaceBidRequestFields: typeof fields & Makes<FormValues<'PlaceBidRequest'>> = fields;
