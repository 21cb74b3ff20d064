// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PrintKind as PrintKindChoices } from '../enums/PrintKind.ts';
import { PrintOrder as PrintOrderChoices } from '../enums/PrintOrder.ts';

const fields = [
  {
    name: 'ids',
    type: 'chips',
    label: 'fields.ids',
    hidden: ['form'],
    minItems: 1,
    maxItems: 1000,
    unique: true,
    required: true,
    each: { name: '', type: 'integer', label: 'fields.ids', min: 1 },
  },
  {
    name: 'kind',
    type: 'select',
    label: 'fields.print_kind',
    defaultValue: 'packing_slip',
    required: true,
    data: PrintKindChoices,
  },
  { name: 'arrange', type: 'select', label: 'fields.arrange', defaultValue: 'selection', data: PrintOrderChoices },
] as const satisfies readonly FieldDefinition[];

export const PrintRequestFields: typeof fields & Makes<FormValues<'PrintRequest'>> = fields;
