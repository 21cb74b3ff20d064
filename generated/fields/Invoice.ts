// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CorrectionReason as CorrectionReasonChoices } from '../enums/CorrectionReason.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { InvoiceType as InvoiceTypeChoices } from '../enums/choices/InvoiceType.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';
import { VatScheme as VatSchemeChoices } from '../enums/choices/VatScheme.ts';
import { InvoiceLineFields } from '../fields/InvoiceLine.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'number', type: 'text', label: 'fields.number', sortable: true, readOnly: true },
  { name: 'type', type: 'select', label: 'fields.type', readOnly: true, data: InvoiceTypeChoices },
  { name: 'legal_year', type: 'integer', label: 'fields.legal_year', readOnly: true },
  { name: 'sequence', type: 'integer', label: 'fields.sequence', hidden: ['list'], readOnly: true },
  {
    name: 'order_id',
    type: 'reference',
    label: 'fields.order_id',
    readOnly: true,
    ref: { resource: 'orders', label: 'number' },
  },
  { name: 'refund_id', type: 'integer', label: 'fields.refund_id', nullable: true, readOnly: true },
  {
    name: 'credited_id',
    type: 'reference',
    label: 'fields.credited_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'invoice', label: 'number' },
  },
  {
    name: 'correction',
    type: 'select',
    label: 'fields.correction',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
    data: CorrectionReasonChoices,
  },
  {
    name: 'replaces_id',
    type: 'reference',
    label: 'fields.replaces_id',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'invoice', label: 'number' },
  },
  {
    name: 'change_id',
    type: 'integer',
    label: 'fields.change_id',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'buyer_name', type: 'text', label: 'fields.buyer_name', readOnly: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', readOnly: true, data: CountryChoices },
  { name: 'scheme', type: 'select', label: 'fields.scheme', readOnly: true, data: VatSchemeChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'net', type: 'money', label: 'fields.net', readOnly: true },
  { name: 'vat', type: 'money', label: 'fields.vat', readOnly: true },
  { name: 'vat_rate', type: 'percent', label: 'fields.vat_rate', readOnly: true },
  { name: 'total', type: 'money', label: 'fields.total', readOnly: true },
  {
    name: 'book_currency',
    type: 'currency',
    label: 'fields.book_currency',
    hidden: ['filter'],
    readOnly: true,
    data: CurrencyChoices,
  },
  { name: 'exchange_rate', type: 'number', label: 'fields.exchange_rate', hidden: ['filter'], readOnly: true },
  { name: 'vat_eur', type: 'money', label: 'fields.vat_eur', currency: 'book_currency', readOnly: true },
  { name: 'total_eur', type: 'money', label: 'fields.total_eur', currency: 'book_currency', readOnly: true },
  { name: 'taxed_at', type: 'datetime', label: 'fields.taxed_at', sortable: true, readOnly: true },
  { name: 'issued_at', type: 'datetime', label: 'fields.issued_at', sortable: true, readOnly: true },
  { name: 'lang', type: 'language', label: 'fields.lang', readOnly: true, data: LanguageChoices },
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'InvoiceLine',
    items: InvoiceLineFields,
  },
] as const satisfies readonly FieldDefinition[];

export const InvoiceFields: typeof fields & Makes<FormValues<'Invoice'>> = fields;
