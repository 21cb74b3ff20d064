// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.passkey_name', minLength: 1, maxLength: 60, required: true },
] as const satisfies readonly FieldDefinition[];

export const RenamePasskeyRequestFields: typeof fields & Makes<FormValues<'RenamePasskeyRequest'>> = fields;
