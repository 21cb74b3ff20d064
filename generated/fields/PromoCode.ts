// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ValidityState as ValidityStateChoices } from '../enums/choices/ValidityState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  {
    name: 'code',
    type: 'text',
    label: 'fields.code',
    sortable: true,
    distinct: true,
    group: 'reduction',
    minLength: 3,
    maxLength: 40,
    pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
    required: true,
  },
  {
    name: 'percent',
    type: 'integer',
    label: 'fields.percent',
    align: 'right',
    sortable: true,
    validate: 'percentOrAmount',
    group: 'reduction',
    min: 1,
    max: 100,
    nullable: true,
  },
  {
    name: 'amount',
    type: 'money',
    label: 'fields.amount',
    sortable: true,
    group: 'reduction',
    max: 10000,
    exclusiveMin: 0,
    nullable: true,
  },
  {
    name: 'minimum',
    type: 'money',
    label: 'fields.minimum_goods',
    sortable: true,
    group: 'reduction',
    min: 0,
    max: 100000,
    defaultValue: 0,
  },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    group: 'reduction',
    defaultValue: 'EUR',
    required: true,
    data: CurrencyChoices,
  },
  { name: 'starts_at', type: 'datetime', label: 'fields.starts_at', sortable: true, group: 'validity', nullable: true },
  {
    name: 'ends_at',
    type: 'datetime',
    label: 'fields.ends_at',
    validate: 'afterStart',
    sortable: true,
    group: 'validity',
    nullable: true,
  },
  {
    name: 'max_uses',
    type: 'integer',
    label: 'fields.max_uses',
    align: 'right',
    sortable: true,
    group: 'validity',
    min: 1,
    max: 1000000,
    nullable: true,
  },
  { name: 'uses', type: 'integer', label: 'fields.uses', align: 'right', sortable: true, readOnly: true },
  {
    name: 'active',
    type: 'switch',
    label: 'fields.may_be_used',
    inline: true,
    sortable: true,
    group: 'validity',
    defaultValue: true,
  },
  { name: 'state', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: ValidityStateChoices },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PromoCodeFields: typeof fields & Makes<FormValues<'PromoCode'>> = fields;
