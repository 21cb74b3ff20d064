// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'accepts_messages', type: 'switch', label: 'fields.accepts_messages', required: true },
] as const satisfies readonly FieldDefinition[];

export const MessageSettingsFields: typeof fields & Makes<FormValues<'MessageSettings'>> = fields;
