// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
  { name: 'at_once', type: 'switch', label: 'fields.at_once', defaultValue: false },
  { name: 'notify', type: 'switch', label: 'fields.notify', defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const CancelBoxRequestFields: typeof fields & Makes<FormValues<'CancelBoxRequest'>> = fields;
