// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PrintKind as PrintKindChoices } from '../enums/PrintKind.ts';

const fields = [
  { name: 'kind', type: 'select', label: 'fields.print_kind', required: true, data: PrintKindChoices },
  { name: 'printed_at', type: 'datetime', label: 'fields.printed_at', required: true },
  { name: 'outdated', type: 'checkbox', label: 'fields.outdated' },
  { name: 'printed_by', type: 'text', label: 'fields.printed_by', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PrintFields: typeof fields & Makes<FormValues<'Print'>> = fields;
