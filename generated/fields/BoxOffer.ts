// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodicity as BoxPeriodicityChoices } from '../enums/BoxPeriodicity.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: BoxTypeChoices },
  { name: 'periodicity', type: 'select', label: 'fields.periodicity', required: true, data: BoxPeriodicityChoices },
  { name: 'months', type: 'integer', label: 'fields.months', readOnly: true },
  { name: 'price', type: 'money', label: 'fields.price', readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
] as const satisfies readonly FieldDefinition[];

export const BoxOfferFields: typeof fields & Makes<FormValues<'BoxOffer'>> = fields;
