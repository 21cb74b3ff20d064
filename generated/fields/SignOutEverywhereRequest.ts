// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'keep_current', type: 'checkbox', label: 'fields.keep_current', required: true },
] as const satisfies readonly FieldDefinition[];

export const SignOutEverywhereRequestFields: typeof fields & Makes<FormValues<'SignOutEverywhereRequest'>> = fields;
