// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { AuthenticatorSetupFields } from '../fields/AuthenticatorSetup.ts';

export const fields = [
  { name: 'challenge', type: 'text', label: 'fields.challenge', required: true },
  {
    name: 'setup',
    type: 'group',
    label: 'fields.setup',
    schema: 'AuthenticatorSetup',
    items: AuthenticatorSetupFields,
  },
] as const satisfies readonly FieldDefinition[];

export const SignInStepFields: typeof fields & Makes<FormValues<'SignInStep'>> = fields;
