// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PayoutFormat as PayoutFormatChoices } from '../enums/PayoutFormat.ts';
import { PayoutColumnsFields } from '../fields/PayoutColumns.ts';
import { PayoutRowFields } from '../fields/PayoutRow.ts';
import { PayoutSumsFields } from '../fields/PayoutSums.ts';

const fields = [
  { name: 'file_name', type: 'text', label: 'fields.file_name', required: true },
  { name: 'format', type: 'select', label: 'fields.format', required: true, data: PayoutFormatChoices },
  { name: 'headings', type: 'chips', label: 'fields.headings', required: true },
  {
    name: 'columns',
    type: 'group',
    label: 'fields.columns',
    required: true,
    schema: 'PayoutColumns',
    items: PayoutColumnsFields,
  },
  { name: 'missing', type: 'chips', label: 'fields.missing' },
  { name: 'known', type: 'integer', label: 'fields.known', nullable: true },
  {
    name: 'payouts',
    type: 'array',
    label: 'fields.payouts',
    required: true,
    schema: 'PayoutSums',
    items: PayoutSumsFields,
  },
  {
    name: 'sample',
    type: 'array',
    label: 'fields.sample',
    required: true,
    schema: 'PayoutRow',
    items: PayoutRowFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PayoutPreviewFields: typeof fields & Makes<FormValues<'PayoutPreview'>> = fields;
