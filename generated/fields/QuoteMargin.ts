// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'cost', type: 'money', label: 'fields.cost', hidden: ['list', 'filter'], nullable: true, readOnly: true },
  { name: 'margin', type: 'money', label: 'fields.margin', sortable: true, nullable: true, readOnly: true },
  {
    name: 'margin_percent',
    type: 'percent',
    label: 'fields.margin_percent',
    sortable: true,
    hidden: ['filter'],
    nullable: true,
    readOnly: true,
  },
] as const satisfies readonly FieldDefinition[];

export const QuoteMarginFields: typeof fields & Makes<FormValues<'QuoteMargin'>> = fields;
