// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { InvoiceFields } from '../fields/Invoice.ts';
import { PrintFields } from '../fields/Print.ts';

const fields = [
  {
    name: 'invoices',
    type: 'array',
    label: 'fields.invoices',
    required: true,
    schema: 'Invoice',
    items: InvoiceFields,
  },
  { name: 'prints', type: 'array', label: 'fields.prints', required: true, schema: 'Print', items: PrintFields },
] as const satisfies readonly FieldDefinition[];

export const OrderDocumentsFields: typeof fields & Makes<FormValues<'OrderDocuments'>> = fields;
