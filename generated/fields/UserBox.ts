// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodicity as BoxPeriodicityChoices } from '../enums/BoxPeriodicity.ts';
import { BoxStatus as BoxStatusChoices } from '../enums/choices/BoxStatus.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Genre as GenreChoices } from '../enums/choices/Genre.ts';
import { CartCustomerFields } from '../fields/CartCustomer.ts';
import { UserBoxMonthFields } from '../fields/UserBoxMonth.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', readOnly: true },
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: BoxTypeChoices },
  { name: 'periodicity', type: 'select', label: 'fields.periodicity', required: true, data: BoxPeriodicityChoices },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: BoxStatusChoices },
  { name: 'price', type: 'money', label: 'fields.price', readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'next_month', type: 'text', label: 'fields.next_month', nullable: true, readOnly: true },
  { name: 'paid_months', type: 'integer', label: 'fields.paid_months', readOnly: true },
  { name: 'renews', type: 'checkbox', label: 'fields.box_renews', readOnly: true },
  { name: 'paused_until', type: 'text', label: 'fields.paused_until', nullable: true, readOnly: true },
  { name: 'skipped_months', type: 'chips', label: 'fields.skipped_months', readOnly: true },
  { name: 'genres', type: 'multi-select', label: 'fields.genres', readOnly: true, data: GenreChoices },
  { name: 'taste', type: 'text', label: 'fields.taste', nullable: true, readOnly: true },
  {
    name: 'customer',
    type: 'group',
    label: 'fields.customer',
    readOnly: true,
    schema: 'CartCustomer',
    items: CartCustomerFields,
  },
  { name: 'card_last4', type: 'text', label: 'fields.card_last4', nullable: true, readOnly: true },
  { name: 'card_expires', type: 'text', label: 'fields.card_expires', nullable: true, readOnly: true },
  { name: 'gift_message', type: 'text', label: 'fields.gift_message', nullable: true, readOnly: true },
  {
    name: 'months',
    type: 'array',
    label: 'fields.months',
    readOnly: true,
    schema: 'UserBoxMonth',
    items: UserBoxMonthFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UserBoxFields: typeof fields & Makes<FormValues<'UserBox'>> = fields;
