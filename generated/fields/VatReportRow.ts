// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { VatScheme as VatSchemeChoices } from '../enums/choices/VatScheme.ts';

const fields = [
  { name: 'scheme', type: 'select', label: 'fields.scheme', required: true, data: VatSchemeChoices },
  { name: 'country_id', type: 'country', label: 'fields.country_id', required: true, data: CountryChoices },
  { name: 'vat_rate', type: 'number', label: 'fields.vat_rate', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'invoices', type: 'integer', label: 'fields.invoices', required: true },
  { name: 'credit_notes', type: 'integer', label: 'fields.credit_notes', required: true },
  { name: 'net', type: 'money', label: 'fields.net', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', required: true },
  { name: 'total', type: 'money', label: 'fields.total', required: true },
  { name: 'exchange_rate', type: 'number', label: 'fields.exchange_rate', nullable: true },
  { name: 'net_eur', type: 'money', label: 'fields.net_eur', required: true },
  { name: 'vat_eur', type: 'money', label: 'fields.vat_eur', required: true },
] as const satisfies readonly FieldDefinition[];

export const VatReportRowFields: typeof fields & Makes<FormValues<'VatReportRow'>> = fields;
