// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'token', type: 'text', label: 'fields.token', minLength: 1, maxLength: 100, required: true },
] as const satisfies readonly FieldDefinition[];

export const NewsletterConfirmationFields: typeof fields & Makes<FormValues<'NewsletterConfirmation'>> = fields;
