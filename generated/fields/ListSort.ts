// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'field', type: 'text', label: 'fields.field', maxLength: 100, required: true },
  { name: 'order', type: 'select', label: 'fields.direction', required: true, options: ['ASC', 'DESC'] },
] as const satisfies readonly FieldDefinition[];

export const ListSortFields: typeof fields & Makes<FormValues<'ListSort'>> = fields;
