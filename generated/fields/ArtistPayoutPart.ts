// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  {
    name: 'project_id',
    type: 'reference',
    label: 'fields.project_id',
    required: true,
    ref: { resource: 'projects', label: 'name' },
  },
  { name: 'name', type: 'text', label: 'fields.project_id', hidden: ['list'], required: true },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    hidden: ['list'],
    required: true,
    data: CurrencyChoices,
  },
  { name: 'amount', type: 'money', label: 'fields.amount', required: true },
] as const satisfies readonly FieldDefinition[];

export const ArtistPayoutPartFields: typeof fields & Makes<FormValues<'ArtistPayoutPart'>> = fields;
