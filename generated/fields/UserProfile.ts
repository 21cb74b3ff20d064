// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'firstname',
    type: 'text',
    label: 'fields.firstname',
    validations: ['latin'],
    minLength: 1,
    maxLength: 80,
    required: true,
  },
  {
    name: 'lastname',
    type: 'text',
    label: 'fields.lastname',
    validations: ['latin'],
    minLength: 1,
    maxLength: 80,
    required: true,
  },
  { name: 'phone', type: 'tel', label: 'fields.phone', maxLength: 30, pattern: '^[+0-9 ().-]*$', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const UserProfileFields: typeof fields & Makes<FormValues<'UserProfile'>> = fields;
