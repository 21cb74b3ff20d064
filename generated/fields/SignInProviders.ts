// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SignInProviderFields } from '../fields/SignInProvider.ts';

const fields = [
  {
    name: 'google',
    type: 'group',
    label: 'fields.google',
    required: true,
    nullable: true,
    schema: 'SignInProvider',
    items: SignInProviderFields,
  },
  {
    name: 'facebook',
    type: 'group',
    label: 'fields.facebook',
    required: true,
    nullable: true,
    schema: 'SignInProvider',
    items: SignInProviderFields,
  },
  {
    name: 'soundcloud',
    type: 'group',
    label: 'fields.soundcloud',
    required: true,
    nullable: true,
    schema: 'SignInProvider',
    items: SignInProviderFields,
  },
  { name: 'passkeys', type: 'text', label: 'fields.passkey', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const SignInProvidersFields: typeof fields & Makes<FormValues<'SignInProviders'>> = fields;
