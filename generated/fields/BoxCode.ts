// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxCodeKind as BoxCodeKindChoices } from '../enums/BoxCodeKind.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { ValidityState as ValidityStateChoices } from '../enums/choices/ValidityState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  { name: 'code', type: 'text', label: 'fields.code', readOnly: true },
  { name: 'kind', type: 'select', label: 'fields.code_kind', sortable: true, required: true, data: BoxCodeKindChoices },
  {
    name: 'months',
    type: 'integer',
    label: 'fields.months',
    align: 'right',
    validate: 'monthsOfCode',
    showIf: { path: 'kind', schema: { const: 'months' } },
    min: 1,
    max: 24,
    nullable: true,
  },
  {
    name: 'percent',
    type: 'integer',
    label: 'fields.percent',
    align: 'right',
    inline: true,
    validate: 'percentOfCode',
    showIf: { path: 'kind', schema: { const: 'percent' } },
    min: 1,
    max: 100,
    nullable: true,
  },
  {
    name: 'charges',
    type: 'integer',
    label: 'fields.discount_charges',
    align: 'right',
    inline: true,
    showIf: { path: 'kind', schema: { const: 'percent' } },
    min: 1,
    max: 24,
    nullable: true,
  },
  { name: 'type', type: 'select', label: 'fields.type', nullable: true, data: BoxTypeChoices },
  {
    name: 'max_uses',
    type: 'integer',
    label: 'fields.max_uses',
    align: 'right',
    min: 1,
    max: 100000,
    defaultValue: 1,
    required: true,
  },
  { name: 'uses', type: 'integer', label: 'fields.uses', align: 'right', sortable: true, readOnly: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at', sortable: true, nullable: true },
  { name: 'note', type: 'text', label: 'fields.note', maxLength: 200, nullable: true },
  { name: 'state', type: 'select', label: 'fields.status', readOnly: true, data: ValidityStateChoices },
  { name: 'active', type: 'switch', label: 'fields.may_be_used', defaultValue: true },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.made_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxCodeFields: typeof fields & Makes<FormValues<'BoxCode'>> = fields;
