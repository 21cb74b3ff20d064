// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'bidder', type: 'text', label: 'fields.bidder', required: true },
  { name: 'amount', type: 'money', label: 'fields.amount', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const PublicBidFields: typeof fields & Makes<FormValues<'PublicBid'>> = fields;
