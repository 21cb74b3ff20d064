// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { StatementSumsFields } from '../fields/StatementSums.ts';

const fields = [
  { name: 'from', type: 'date', label: 'fields.from', required: true },
  { name: 'to', type: 'date', label: 'fields.to', required: true },
  {
    name: 'fee_rates',
    type: 'chips',
    label: 'fields.fee_rates',
    required: true,
    each: { name: '', type: 'number', label: 'fields.fee_rates' },
  },
  {
    name: 'sums',
    type: 'array',
    label: 'fields.sums',
    required: true,
    schema: 'StatementSums',
    items: StatementSumsFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ProjectStatementFields: typeof fields & Makes<FormValues<'ProjectStatement'>> = fields;
