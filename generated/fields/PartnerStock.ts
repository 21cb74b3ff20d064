// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  { name: 'partner', type: 'select', label: 'fields.partner', sortable: true, required: true, data: PartnerChoices },
  {
    name: 'barcode',
    type: 'text',
    label: 'fields.barcode',
    sortable: true,
    minLength: 8,
    maxLength: 20,
    required: true,
  },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, readOnly: true },
  {
    name: 'quantity',
    type: 'integer',
    label: 'fields.quantity',
    align: 'right',
    sortable: true,
    min: 0,
    max: 1000000,
    required: true,
  },
  { name: 'counted_at', type: 'datetime', label: 'fields.counted_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PartnerStockFields: typeof fields & Makes<FormValues<'PartnerStock'>> = fields;
