// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodicity as BoxPeriodicityChoices } from '../enums/BoxPeriodicity.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { BoxGiftFields } from '../fields/BoxGift.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.name', maxLength: 120, required: true },
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: BoxTypeChoices },
  { name: 'periodicity', type: 'select', label: 'fields.periodicity', required: true, data: BoxPeriodicityChoices },
  { name: 'sponsor', type: 'text', label: 'fields.sponsor', maxLength: 60, nullable: true },
  { name: 'price', type: 'money', label: 'fields.price' },
  { name: 'total', type: 'money', label: 'fields.total' },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
  { name: 'gift', type: 'group', label: 'fields.gift', nullable: true, schema: 'BoxGift', items: BoxGiftFields },
  { name: 'promo_code', type: 'text', label: 'fields.promo_code', maxLength: 40, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const CartBoxFields: typeof fields & Makes<FormValues<'CartBox'>> = fields;
