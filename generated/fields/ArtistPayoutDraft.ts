// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  {
    name: 'shop_id',
    type: 'reference',
    label: 'fields.shop_id',
    min: 1,
    required: true,
    ref: { resource: 'shops', label: 'name' },
  },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    inline: true,
    defaultValue: 'EUR',
    required: true,
    data: CurrencyChoices,
  },
  {
    name: 'amount',
    type: 'money',
    label: 'fields.payout_amount',
    inline: true,
    min: 0.01,
    max: 1000000,
    nullable: true,
  },
  { name: 'note', type: 'textarea', label: 'fields.payout_note', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ArtistPayoutDraftFields: typeof fields & Makes<FormValues<'ArtistPayoutDraft'>> = fields;
