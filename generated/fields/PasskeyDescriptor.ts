// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'type', type: 'text', label: 'fields.passkey', pattern: '^public-key$', required: true },
  { name: 'id', type: 'text', label: 'fields.id', required: true },
  { name: 'transports', type: 'chips', label: 'fields.passkey' },
] as const satisfies readonly FieldDefinition[];

export const PasskeyDescriptorFields: typeof fields & Makes<FormValues<'PasskeyDescriptor'>> = fields;
