// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { OrderTaxationFields } from '../fields/OrderTaxation.ts';

const fields = [
  { name: 'invoice_number', type: 'text', label: 'fields.invoice_number', nullable: true },
  { name: 'credited', type: 'money', label: 'fields.credited', required: true },
  { name: 'invoiced', type: 'money', label: 'fields.invoiced', required: true },
  {
    name: 'before',
    type: 'group',
    label: 'fields.before',
    required: true,
    schema: 'OrderTaxation',
    items: OrderTaxationFields,
  },
  {
    name: 'after',
    type: 'group',
    label: 'fields.after',
    required: true,
    schema: 'OrderTaxation',
    items: OrderTaxationFields,
  },
] as const satisfies readonly FieldDefinition[];

export const DocumentCorrectionFields: typeof fields & Makes<FormValues<'DocumentCorrection'>> = fields;
