// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'text_fr', type: 'text', label: 'fields.text_fr', maxLength: 300, required: true },
  { name: 'text_en', type: 'text', label: 'fields.text_en', maxLength: 300, required: true },
  { name: 'link_fr', type: 'text', label: 'fields.link_fr', maxLength: 500, nullable: true },
  { name: 'link_en', type: 'text', label: 'fields.link_en', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const AlertFields: typeof fields & Makes<FormValues<'Alert'>> = fields;
