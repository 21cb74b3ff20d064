// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { PayoutFormat as PayoutFormatChoices } from '../enums/PayoutFormat.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'provider_id', type: 'text', label: 'fields.provider_id', sortable: true, readOnly: true },
  { name: 'format', type: 'select', label: 'fields.format', readOnly: true, data: PayoutFormatChoices },
  { name: 'file_name', type: 'text', label: 'fields.file_name', nullable: true, readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'arrived_at', type: 'datetime', label: 'fields.arrived_at', sortable: true, nullable: true, readOnly: true },
  { name: 'rows', type: 'integer', label: 'fields.rows', align: 'right', readOnly: true },
  { name: 'gross', type: 'money', label: 'fields.before_fees', sortable: true, readOnly: true },
  { name: 'fees', type: 'money', label: 'fields.fees', readOnly: true },
  { name: 'net', type: 'money', label: 'fields.after_fees', sortable: true, readOnly: true },
  { name: 'paid_out', type: 'money', label: 'fields.paid_out', nullable: true, readOnly: true },
  { name: 'balanced', type: 'switch', label: 'fields.balanced', readOnly: true },
  { name: 'matched', type: 'integer', label: 'fields.rows_matched', align: 'right', readOnly: true },
  { name: 'unmatched', type: 'integer', label: 'fields.rows_unmatched', align: 'right', readOnly: true },
  { name: 'conflicting', type: 'integer', label: 'fields.rows_conflicting', align: 'right', readOnly: true },
  { name: 'open', type: 'integer', label: 'fields.rows_open', align: 'right', sortable: true, readOnly: true },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.imported_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PayoutFields: typeof fields & Makes<FormValues<'Payout'>> = fields;
