// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'from', type: 'number', label: 'fields.step_from', inline: true, min: 0, max: 1000000, required: true },
  { name: 'step', type: 'number', label: 'fields.step_of', inline: true, min: 0.01, max: 100000, required: true },
] as const satisfies readonly FieldDefinition[];

export const LotIncrementFields: typeof fields & Makes<FormValues<'LotIncrement'>> = fields;
