// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'reference', type: 'text', label: 'fields.reference', required: true },
] as const satisfies readonly FieldDefinition[];

export const ContactReceiptFields: typeof fields & Makes<FormValues<'ContactReceipt'>> = fields;
