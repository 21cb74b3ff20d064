// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PayoutColumnsFields } from '../fields/PayoutColumns.ts';

const fields = [
  {
    name: 'file',
    type: 'file',
    label: 'fields.file',
    upload: 'payout_file',
    accept: '.csv, text/csv',
    maxSize: 200,
    maxLength: 200,
    required: true,
  },
  {
    name: 'columns',
    type: 'group',
    label: 'fields.columns',
    nullable: true,
    schema: 'PayoutColumns',
    items: PayoutColumnsFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PayoutFileFields: typeof fields & Makes<FormValues<'PayoutFile'>> = fields;
