// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { SettingKey as SettingKeyChoices } from '../enums/SettingKey.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'key', type: 'select', label: 'fields.setting', sortable: true, readOnly: true, data: SettingKeyChoices },
  { name: 'amount', type: 'money', label: 'fields.decided_amount', min: 0, max: 1000000, nullable: true },
  { name: 'default_amount', type: 'money', label: 'fields.default_amount', readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'updated_at', type: 'datetime', label: 'fields.decided_at', sortable: true, nullable: true, readOnly: true },
  {
    name: 'updated_by',
    type: 'reference',
    label: 'fields.decided_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const LimitFields: typeof fields & Makes<FormValues<'Limit'>> = fields;
