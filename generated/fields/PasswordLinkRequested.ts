// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'ok', type: 'checkbox', label: 'fields.ok', required: true },
  { name: 'hours', type: 'integer', label: 'fields.hours', required: true },
] as const satisfies readonly FieldDefinition[];

export const PasswordLinkRequestedFields: typeof fields & Makes<FormValues<'PasswordLinkRequested'>> = fields;
