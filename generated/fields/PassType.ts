// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PassBenefit as PassBenefitChoices } from '../enums/PassBenefit.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'name',
    type: 'text',
    label: 'fields.name',
    sortable: true,
    distinct: true,
    minLength: 1,
    maxLength: 80,
    required: true,
  },
  { name: 'name_fr', type: 'text', label: 'fields.name_fr', inline: true, maxLength: 80, nullable: true },
  { name: 'name_zh', type: 'text', label: 'fields.name_zh', inline: true, maxLength: 80, nullable: true },
  {
    name: 'benefit',
    type: 'select',
    label: 'fields.benefit',
    sortable: true,
    required: true,
    data: PassBenefitChoices,
  },
  {
    name: 'percent',
    type: 'integer',
    label: 'fields.percent',
    align: 'right',
    validate: 'percentOfBenefit',
    showIf: { path: 'benefit', schema: { const: 'percent_off' } },
    min: 1,
    max: 100,
    nullable: true,
  },
  { name: 'terms', type: 'textarea', label: 'fields.terms', hidden: ['list'], maxLength: 1000, nullable: true },
  {
    name: 'uses',
    type: 'integer',
    label: 'fields.uses_allowed',
    align: 'right',
    inline: true,
    min: 1,
    max: 10000,
    nullable: true,
  },
  {
    name: 'days',
    type: 'integer',
    label: 'fields.days_valid',
    align: 'right',
    inline: true,
    min: 1,
    max: 3650,
    nullable: true,
  },
  { name: 'active', type: 'switch', label: 'fields.may_be_issued', defaultValue: true },
  { name: 'passes_count', type: 'integer', label: 'fields.passes_count', align: 'right', readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PassTypeFields: typeof fields & Makes<FormValues<'PassType'>> = fields;
