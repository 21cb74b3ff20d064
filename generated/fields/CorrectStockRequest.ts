// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'change',
    type: 'integer',
    label: 'fields.stock_change',
    help: 'help.stock_change',
    min: -100000,
    max: 100000,
    required: true,
  },
  { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
] as const satisfies readonly FieldDefinition[];

export const CorrectStockRequestFields: typeof fields & Makes<FormValues<'CorrectStockRequest'>> = fields;
