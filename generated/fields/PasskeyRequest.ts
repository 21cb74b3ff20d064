// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'challenge', type: 'text', label: 'fields.passkey', required: true },
  { name: 'rpId', type: 'text', label: 'fields.passkey', required: true },
  { name: 'timeout', type: 'integer', label: 'fields.passkey' },
  { name: 'userVerification', type: 'text', label: 'fields.passkey', required: true },
] as const satisfies readonly FieldDefinition[];

export const PasskeyRequestFields: typeof fields & Makes<FormValues<'PasskeyRequest'>> = fields;
