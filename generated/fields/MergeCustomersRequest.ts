// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { MergedPart as MergedPartChoices } from '../enums/MergedPart.ts';

const fields = [
  { name: 'other_id', type: 'integer', label: 'fields.other_id', hidden: ['form'], min: 1, required: true },
  {
    name: 'taken',
    type: 'multi-select',
    label: 'fields.taken',
    hidden: ['form'],
    maxItems: 5,
    unique: true,
    data: MergedPartChoices,
  },
  { name: 'keeps_other', type: 'checkbox', label: 'fields.keeps_other', hidden: ['form'], defaultValue: false },
] as const satisfies readonly FieldDefinition[];

export const MergeCustomersRequestFields: typeof fields & Makes<FormValues<'MergeCustomersRequest'>> = fields;
