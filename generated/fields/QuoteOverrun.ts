// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  {
    name: 'overrun_copies',
    type: 'integer',
    label: 'fields.overrun_copies',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
  },
  { name: 'overrun', type: 'money', label: 'fields.overrun', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const QuoteOverrunFields: typeof fields & Makes<FormValues<'QuoteOverrun'>> = fields;
