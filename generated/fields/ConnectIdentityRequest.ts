// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'challenge',
    type: 'textarea',
    label: 'fields.challenge',
    hidden: ['form'],
    minLength: 1,
    maxLength: 2000,
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const ConnectIdentityRequestFields: typeof fields & Makes<FormValues<'ConnectIdentityRequest'>> = fields;
