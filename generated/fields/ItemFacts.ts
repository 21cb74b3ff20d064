// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Size as SizeChoices } from '../enums/Size.ts';
import { VinylColor as VinylColorChoices } from '../enums/choices/VinylColor.ts';

export const fields = [
  { name: 'name', type: 'text', label: 'fields.name', minLength: 1, maxLength: 120, required: true },
  { name: 'color', type: 'select', label: 'fields.color', nullable: true, data: VinylColorChoices },
  { name: 'size', type: 'select', label: 'fields.size', nullable: true, data: SizeChoices },
  {
    name: 'width_cm',
    type: 'integer',
    label: 'fields.width_cm',
    align: 'right',
    hidden: ['list', 'filter'],
    showIf: { path: 'size', schema: { enum: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] } },
    min: 1,
    max: 200,
    nullable: true,
  },
  {
    name: 'length_cm',
    type: 'integer',
    label: 'fields.length_cm',
    align: 'right',
    hidden: ['list', 'filter'],
    showIf: { path: 'size', schema: { enum: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] } },
    min: 1,
    max: 200,
    nullable: true,
  },
  {
    name: 'price',
    type: 'money',
    label: 'fields.price',
    align: 'right',
    inherit: 'price',
    min: 0,
    max: 100000,
    required: true,
  },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    hidden: ['list'],
    inherit: 'currency',
    required: true,
    data: CurrencyChoices,
  },
  { name: 'stock', type: 'integer', label: 'fields.stock', align: 'right', min: 0, max: 1000000, required: true },
  { name: 'barcode', type: 'text', label: 'fields.barcode', validate: 'ean', pattern: '^\\d{8,14}$', nullable: true },
  { name: 'weight', type: 'integer', label: 'fields.weight', align: 'right', min: 0, max: 100000, defaultValue: 350 },
] as const satisfies readonly FieldDefinition[];

export const ItemFactsFields: typeof fields & Makes<FormValues<'ItemFacts'>> = fields;
