// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'text', type: 'textarea', label: 'fields.text', minLength: 1, maxLength: 4000, required: true },
  {
    name: 'pictures',
    type: 'image',
    label: 'fields.message_pictures',
    upload: 'message_picture',
    accept: 'image/png, image/jpeg, image/webp',
    maxSize: 8,
    maxItems: 4,
    multiple: true,
  },
] as const satisfies readonly FieldDefinition[];

export const UserMessageRequestFields: typeof fields & Makes<FormValues<'UserMessageRequest'>> = fields;
