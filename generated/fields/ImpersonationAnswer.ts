// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'token', type: 'text', label: 'fields.token', required: true },
  { name: 'until', type: 'datetime', label: 'fields.until', required: true },
] as const satisfies readonly FieldDefinition[];

export const ImpersonationAnswerFields: typeof fields & Makes<FormValues<'ImpersonationAnswer'>> = fields;
