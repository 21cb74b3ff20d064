// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'token', type: 'text', label: 'fields.token', maxLength: 100, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const UnsubscribeRequestFields: typeof fields & Makes<FormValues<'UnsubscribeRequest'>> = fields;
