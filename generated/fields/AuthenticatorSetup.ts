// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'setup_key', type: 'text', label: 'fields.setup_key', required: true },
  { name: 'uri', type: 'text', label: 'fields.uri', required: true },
  { name: 'qr', type: 'text', label: 'fields.qr', required: true },
  { name: 'recovery_codes', type: 'chips', label: 'fields.recovery_codes', required: true },
] as const satisfies readonly FieldDefinition[];

export const AuthenticatorSetupFields: typeof fields & Makes<FormValues<'AuthenticatorSetup'>> = fields;
