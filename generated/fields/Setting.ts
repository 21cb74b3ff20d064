// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { RateState as RateStateChoices } from '../enums/choices/RateState.ts';
import { SettingKey as SettingKeyChoices } from '../enums/SettingKey.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'key', type: 'select', label: 'fields.setting', sortable: true, required: true, data: SettingKeyChoices },
  {
    name: 'value',
    type: 'number',
    label: 'fields.decided_value',
    align: 'right',
    min: 0,
    max: 1000000,
    required: true,
  },
  { name: 'default_value', type: 'number', label: 'fields.default_value', align: 'right', readOnly: true },
  { name: 'valid_from', type: 'date', label: 'fields.valid_from', sortable: true, required: true },
  { name: 'state', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: RateStateChoices },
  { name: 'reason', type: 'textarea', label: 'fields.reason', maxLength: 500, nullable: true },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.decided_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.decided_at', nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const SettingFields: typeof fields & Makes<FormValues<'Setting'>> = fields;
