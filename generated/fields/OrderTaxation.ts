// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { VatScheme as VatSchemeChoices } from '../enums/choices/VatScheme.ts';

const fields = [
  { name: 'country_id', type: 'country', label: 'fields.country_id', required: true, data: CountryChoices },
  { name: 'scheme', type: 'select', label: 'fields.scheme', required: true, data: VatSchemeChoices },
  { name: 'vat_rate', type: 'percent', label: 'fields.vat_rate', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', required: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', required: true },
  { name: 'total', type: 'money', label: 'fields.total', required: true },
] as const satisfies readonly FieldDefinition[];

export const OrderTaxationFields: typeof fields & Makes<FormValues<'OrderTaxation'>> = fields;
