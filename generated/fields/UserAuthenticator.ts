// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'on', type: 'checkbox', label: 'fields.on', required: true },
  { name: 'recovery_codes_left', type: 'integer', label: 'fields.recovery_codes_left', required: true },
  { name: 'required', type: 'checkbox', label: 'fields.required', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserAuthenticatorFields: typeof fields & Makes<FormValues<'UserAuthenticator'>> = fields;
