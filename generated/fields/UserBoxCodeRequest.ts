// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.code', minLength: 3, maxLength: 40, required: true },
  { name: 'id', type: 'integer', label: 'fields.id', min: 1, required: true },
] as const satisfies readonly FieldDefinition[];

export const UserBoxCodeRequestFields: typeof fields & Makes<FormValues<'UserBoxCodeRequest'>> = fields;
