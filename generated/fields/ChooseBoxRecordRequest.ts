// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  {
    name: 'item_id',
    type: 'reference',
    label: 'fields.record',
    min: 1,
    required: true,
    ref: { resource: 'items', label: 'title', filter: { stock_gt: 0 } },
  },
] as const satisfies readonly FieldDefinition[];

export const ChooseBoxRecordRequestFields: typeof fields & Makes<FormValues<'ChooseBoxRecordRequest'>> = fields;
