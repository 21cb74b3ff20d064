// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BarcodeKind as BarcodeKindChoices } from '../enums/BarcodeKind.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  {
    name: 'barcode',
    type: 'text',
    label: 'fields.barcode',
    sortable: true,
    minLength: 4,
    maxLength: 30,
    pattern: '^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$',
    required: true,
  },
  {
    name: 'kind',
    type: 'select',
    label: 'fields.barcode_kind',
    sortable: true,
    defaultValue: 'ean13',
    required: true,
    data: BarcodeKindChoices,
  },
  {
    name: 'item_id',
    type: 'reference',
    label: 'fields.item_id',
    min: 1,
    required: true,
    ref: { resource: 'items', label: 'title' },
  },
  {
    name: 'quantity',
    type: 'integer',
    label: 'fields.copies_in_it',
    align: 'right',
    sortable: true,
    min: 1,
    max: 10000,
    defaultValue: 1,
    required: true,
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BarcodeFields: typeof fields & Makes<FormValues<'Barcode'>> = fields;
