// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { TrackingRowFields } from '../fields/TrackingRow.ts';

const fields = [
  {
    name: 'rows',
    type: 'array',
    label: 'fields.rows',
    required: true,
    schema: 'TrackingRow',
    items: TrackingRowFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
] as const satisfies readonly FieldDefinition[];

export const TrackingRowsFields: typeof fields & Makes<FormValues<'TrackingRows'>> = fields;
