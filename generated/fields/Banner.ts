// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'title', type: 'text', label: 'fields.title', maxLength: 120, required: true },
  { name: 'text', type: 'text', label: 'fields.text', maxLength: 300, nullable: true },
  { name: 'picture', type: 'text', label: 'fields.picture', maxLength: 100, required: true },
  { name: 'link', type: 'text', label: 'fields.link', maxLength: 500, required: true },
] as const satisfies readonly FieldDefinition[];

export const BannerFields: typeof fields & Makes<FormValues<'Banner'>> = fields;
