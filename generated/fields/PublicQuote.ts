// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { QuoteCalculationFields } from '../fields/QuoteCalculation.ts';
import { QuoteWishFields } from '../fields/QuoteWish.ts';

const fields = [
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  {
    name: 'state',
    type: 'select',
    label: 'fields.quote_state',
    required: true,
    options: ['open', 'accepted', 'refused', 'expired', 'changed'],
  },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'expires_at', type: 'datetime', label: 'fields.quote_until', nullable: true },
  { name: 'name', type: 'text', label: 'fields.name', nullable: true },
  { name: 'company', type: 'text', label: 'fields.company', nullable: true },
  { name: 'title', type: 'text', label: 'fields.title', nullable: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', nullable: true },
  { name: 'message', type: 'text', label: 'fields.message', nullable: true },
  { name: 'discount_reason', type: 'text', label: 'fields.discount_reason', nullable: true },
  { name: 'wish', type: 'group', label: 'fields.wish', nullable: true, schema: 'QuoteWish', items: QuoteWishFields },
  {
    name: 'calculation',
    type: 'group',
    label: 'fields.calculation',
    nullable: true,
    schema: 'QuoteCalculation',
    items: QuoteCalculationFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PublicQuoteFields: typeof fields & Makes<FormValues<'PublicQuote'>> = fields;
