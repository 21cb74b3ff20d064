// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
] as const satisfies readonly FieldDefinition[];

export const ReasonFields: typeof fields & Makes<FormValues<'Reason'>> = fields;
