// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'client_id', type: 'text', label: 'fields.client_id', required: true },
  { name: 'authorization_endpoint', type: 'text', label: 'fields.authorization_endpoint', required: true },
] as const satisfies readonly FieldDefinition[];

export const SignInProviderFields: typeof fields & Makes<FormValues<'SignInProvider'>> = fields;
