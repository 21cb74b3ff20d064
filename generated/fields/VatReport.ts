// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { VatReportRowFields } from '../fields/VatReportRow.ts';

const fields = [
  { name: 'from', type: 'date', label: 'fields.from', required: true },
  { name: 'to', type: 'date', label: 'fields.to', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'net', type: 'money', label: 'fields.net', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', required: true },
  {
    name: 'rows',
    type: 'array',
    label: 'fields.rows',
    required: true,
    schema: 'VatReportRow',
    items: VatReportRowFields,
  },
  {
    name: 'threshold',
    type: 'group',
    label: 'fields.threshold',
    required: true,
    items: [
      { name: 'year', type: 'integer', label: 'fields.year', required: true },
      { name: 'net', type: 'money', label: 'fields.net', required: true },
      { name: 'before', type: 'money', label: 'fields.before' },
      { name: 'limit', type: 'money', label: 'fields.limit', required: true },
      { name: 'exceeded', type: 'checkbox', label: 'fields.exceeded', required: true },
    ],
  },
] as const satisfies readonly FieldDefinition[];

export const VatReportFields: typeof fields & Makes<FormValues<'VatReport'>> = fields;
