// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'setup_id', type: 'text', label: 'fields.setup_id', maxLength: 100, required: true },
  { name: 'authentication', type: 'select', label: 'fields.authentication', options: ['succeed', 'fail'] },
] as const satisfies readonly FieldDefinition[];

export const ConfirmCardRequestFields: typeof fields & Makes<FormValues<'ConfirmCardRequest'>> = fields;
