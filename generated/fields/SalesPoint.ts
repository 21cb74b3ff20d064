// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ComparedPointFields } from '../fields/ComparedPoint.ts';
import { SalesFiguresFields } from '../fields/SalesFigures.ts';

const fields = [
  { name: 'from', type: 'date', label: 'fields.from', required: true },
  { name: 'to', type: 'date', label: 'fields.to', required: true },
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
    schema: 'ComparedPoint',
    items: ComparedPointFields,
  },
] as const satisfies readonly FieldDefinition[];

export const SalesPointFields: typeof fields & Makes<FormValues<'SalesPoint'>> = fields;
