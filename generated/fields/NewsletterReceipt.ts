// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'email', type: 'text', label: 'fields.email', required: true },
] as const satisfies readonly FieldDefinition[];

export const NewsletterReceiptFields: typeof fields & Makes<FormValues<'NewsletterReceipt'>> = fields;
