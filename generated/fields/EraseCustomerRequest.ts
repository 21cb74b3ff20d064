// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'email',
    type: 'text',
    label: 'fields.erase_email',
    help: 'fields.erase_email_help',
    minLength: 3,
    maxLength: 200,
    required: true,
  },
  {
    name: 'reason',
    type: 'textarea',
    label: 'fields.reason',
    help: 'fields.erase_reason_help',
    minLength: 3,
    maxLength: 300,
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const EraseCustomerRequestFields: typeof fields & Makes<FormValues<'EraseCustomerRequest'>> = fields;
