// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.code', minLength: 1, maxLength: 100, required: true },
  { name: 'take_over', type: 'checkbox', label: 'fields.take_over', defaultValue: false },
] as const satisfies readonly FieldDefinition[];

export const OpenPackRequestFields: typeof fields & Makes<FormValues<'OpenPackRequest'>> = fields;
