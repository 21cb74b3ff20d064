// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'url', type: 'url', label: 'fields.url', required: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const ImpersonationFields: typeof fields & Makes<FormValues<'Impersonation'>> = fields;
