// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'from', type: 'date', label: 'fields.from', required: true },
  { name: 'to', type: 'date', label: 'fields.to', required: true },
] as const satisfies readonly FieldDefinition[];

export const DayRangeFields: typeof fields & Makes<FormValues<'DayRange'>> = fields;
