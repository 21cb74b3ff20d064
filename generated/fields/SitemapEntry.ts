// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'path', type: 'text', label: 'fields.path', required: true },
  { name: 'updated_at', type: 'datetime', label: 'fields.updated_at', nullable: true },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const SitemapEntryFields: typeof fields & Makes<FormValues<'SitemapEntry'>> = fields;
