// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ExportFormat as ExportFormatChoices } from '../enums/ExportFormat.ts';
import { ListSortFields } from '../fields/ListSort.ts';

const fields = [
  { name: 'resource', type: 'text', label: 'fields.resource', minLength: 1, maxLength: 60, required: true },
  { name: 'filter', type: 'json', label: 'fields.filter', defaultValue: {} },
  { name: 'sort', type: 'group', label: 'fields.sort', schema: 'ListSort', items: ListSortFields },
  {
    name: 'columns',
    type: 'chips',
    label: 'fields.columns',
    minItems: 1,
    maxItems: 200,
    unique: true,
    required: true,
    each: { name: '', type: 'text', label: 'fields.columns', maxLength: 100 },
  },
  { name: 'format', type: 'select', label: 'fields.format', required: true, data: ExportFormatChoices },
] as const satisfies readonly FieldDefinition[];

export const ExportRequestFields: typeof fields & Makes<FormValues<'ExportRequest'>> = fields;
