// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'muted', type: 'switch', label: 'fields.muted', required: true },
  { name: 'blocked', type: 'switch', label: 'fields.blocked', required: true },
] as const satisfies readonly FieldDefinition[];

export const DirectConversationChangeFields: typeof fields & Makes<FormValues<'DirectConversationChange'>> = fields;
