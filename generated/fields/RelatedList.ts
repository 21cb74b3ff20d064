// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'resource', type: 'text', label: 'fields.resource', required: true },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'filter', type: 'json', label: 'fields.filter', required: true },
] as const satisfies readonly FieldDefinition[];

export const RelatedListFields: typeof fields & Makes<FormValues<'RelatedList'>> = fields;
