// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'reason',
    type: 'textarea',
    label: 'fields.impersonation_reason',
    help: 'fields.remove_authenticator_help',
    minLength: 3,
    maxLength: 300,
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const RemoveUserAuthenticatorRequestFields: typeof fields & Makes<FormValues<'RemoveUserAuthenticatorRequest'>> = fields;
