// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodicity as BoxPeriodicityChoices } from '../enums/BoxPeriodicity.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Genre as GenreChoices } from '../enums/choices/Genre.ts';
import { CardFields } from '../fields/Card.ts';
import { CustomerDetailsFields } from '../fields/CustomerDetails.ts';

const fields = [
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: BoxTypeChoices },
  { name: 'periodicity', type: 'select', label: 'fields.periodicity', required: true, data: BoxPeriodicityChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'customer',
    type: 'address',
    label: 'fields.customer',
    required: true,
    schema: 'CustomerDetails',
    items: CustomerDetailsFields,
  },
  { name: 'card', type: 'group', label: 'fields.card', schema: 'Card', items: CardFields },
  { name: 'payment_method', type: 'text', label: 'fields.payment_method', maxLength: 100, nullable: true },
  { name: 'card_id', type: 'integer', label: 'fields.card_id', min: 1, nullable: true },
  { name: 'sponsor', type: 'text', label: 'fields.sponsor', maxLength: 60, nullable: true },
  { name: 'code', type: 'text', label: 'fields.code', maxLength: 40, nullable: true },
  { name: 'genres', type: 'multi-select', label: 'fields.genres', maxItems: 8, unique: true, data: GenreChoices },
  { name: 'taste', type: 'textarea', label: 'fields.taste', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const TakeOutBoxRequestFields: typeof fields & Makes<FormValues<'TakeOutBoxRequest'>> = fields;
