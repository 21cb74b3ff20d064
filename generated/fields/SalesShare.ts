// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SalesFiguresFields } from '../fields/SalesFigures.ts';

const fields = [
  { name: 'key', type: 'text', label: 'fields.key', required: true, nullable: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true, nullable: true },
  {
    name: 'figures',
    type: 'group',
    label: 'fields.figures',
    required: true,
    schema: 'SalesFigures',
    items: SalesFiguresFields,
  },
  {
    name: 'compared',
    type: 'group',
    label: 'fields.compared',
    required: true,
    nullable: true,
    schema: 'SalesFigures',
    items: SalesFiguresFields,
  },
] as const satisfies readonly FieldDefinition[];

export const SalesShareFields: typeof fields & Makes<FormValues<'SalesShare'>> = fields;
