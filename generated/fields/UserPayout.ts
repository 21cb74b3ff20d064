// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ArtistPayoutStatus as ArtistPayoutStatusChoices } from '../enums/choices/ArtistPayoutStatus.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ArtistPayoutPartFields } from '../fields/ArtistPayoutPart.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'number', type: 'text', label: 'fields.number', sortable: true, readOnly: true },
  { name: 'shop_id', type: 'integer', label: 'fields.shop_id', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ArtistPayoutStatusChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'amount', type: 'money', label: 'fields.amount', required: true },
  { name: 'iban_masked', type: 'text', label: 'fields.iban', hidden: ['filter'], nullable: true, readOnly: true },
  { name: 'reason', type: 'text', label: 'fields.reason', hidden: ['list', 'filter'], nullable: true, readOnly: true },
  { name: 'paid_on', type: 'date', label: 'fields.left_bank_on', sortable: true, nullable: true, readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
  {
    name: 'parts',
    type: 'array',
    label: 'fields.parts',
    required: true,
    schema: 'ArtistPayoutPart',
    items: ArtistPayoutPartFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UserPayoutFields: typeof fields & Makes<FormValues<'UserPayout'>> = fields;
