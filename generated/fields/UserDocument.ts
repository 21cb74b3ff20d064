// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { InvoiceType as InvoiceTypeChoices } from '../enums/choices/InvoiceType.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: InvoiceTypeChoices },
  { name: 'issued_at', type: 'datetime', label: 'fields.issued_at', required: true },
  { name: 'total', type: 'money', label: 'fields.total', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
] as const satisfies readonly FieldDefinition[];

export const UserDocumentFields: typeof fields & Makes<FormValues<'UserDocument'>> = fields;
