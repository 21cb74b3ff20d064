// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', min: 1, required: true },
  {
    name: 'month',
    type: 'text',
    label: 'fields.month',
    minLength: 7,
    maxLength: 7,
    pattern: '^20\\d{2}-(0[1-9]|1[0-2])$',
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const BoxInvoiceRequestFields: typeof fields & Makes<FormValues<'BoxInvoiceRequest'>> = fields;
