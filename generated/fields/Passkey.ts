// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'synced', type: 'checkbox', label: 'fields.passkey' },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
  { name: 'last_used_at', type: 'datetime', label: 'fields.last_used_at', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PasskeyFields: typeof fields & Makes<FormValues<'Passkey'>> = fields;
