// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { PaymentStatus as PaymentStatusChoices } from '../enums/choices/PaymentStatus.ts';

const fields = [
  { name: 'number', type: 'text', label: 'fields.number', minLength: 1, maxLength: 60, required: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
  { name: 'email', type: 'email', label: 'fields.email', validations: ['isEmail'], maxLength: 200, required: true },
  { name: 'name', type: 'text', label: 'fields.name', maxLength: 160 },
  { name: 'firstname', type: 'text', label: 'fields.firstname', maxLength: 80 },
  { name: 'lastname', type: 'text', label: 'fields.lastname', maxLength: 80 },
  { name: 'company', type: 'text', label: 'fields.company', maxLength: 120 },
  { name: 'address', type: 'text', label: 'fields.address', maxLength: 200 },
  { name: 'address2', type: 'text', label: 'fields.address2', maxLength: 200 },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', maxLength: 12 },
  { name: 'city', type: 'text', label: 'fields.city', maxLength: 100 },
  { name: 'state', type: 'text', label: 'fields.address_state', maxLength: 100 },
  { name: 'country_id', type: 'country', label: 'fields.country_id', required: true, data: CountryChoices },
  { name: 'phone', type: 'tel', label: 'fields.phone', maxLength: 30 },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
  { name: 'payment_status', type: 'select', label: 'fields.payment_status', data: PaymentStatusChoices },
  { name: 'paid_at', type: 'datetime', label: 'fields.paid_at' },
  { name: 'sent_at', type: 'datetime', label: 'fields.sent_at' },
  { name: 'cancelled_at', type: 'datetime', label: 'fields.cancelled_at' },
  { name: 'item_id', type: 'integer', label: 'fields.item_id', min: 1 },
  { name: 'barcode', type: 'text', label: 'fields.barcode', maxLength: 60 },
  { name: 'sku', type: 'text', label: 'fields.sku', maxLength: 60 },
  { name: 'project_name', type: 'text', label: 'fields.project_name', maxLength: 200 },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', maxLength: 160 },
  { name: 'item_name', type: 'text', label: 'fields.item_name', maxLength: 200 },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', min: 1, max: 10000, required: true },
  { name: 'price', type: 'money', label: 'fields.price', min: 0, max: 100000 },
  { name: 'line_total', type: 'money', label: 'fields.line_total', min: 0, max: 1000000 },
  { name: 'shipping', type: 'money', label: 'fields.shipping', min: 0, max: 100000 },
  { name: 'discount', type: 'money', label: 'fields.discount', min: 0, max: 100000 },
  { name: 'vat', type: 'money', label: 'fields.vat', min: 0, max: 100000 },
  { name: 'total', type: 'money', label: 'fields.total', min: 0, max: 1000000 },
  { name: 'comment', type: 'textarea', label: 'fields.comment', maxLength: 2000 },
] as const satisfies readonly FieldDefinition[];

export const ImportedOrderFields: typeof fields & Makes<FormValues<'ImportedOrder'>> = fields;
