// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { DuplicateReason as DuplicateReasonChoices } from '../enums/DuplicateReason.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'email', type: 'text', label: 'fields.email', required: true },
  { name: 'user_id', type: 'integer', label: 'fields.user_id', nullable: true },
  { name: 'phone', type: 'text', label: 'fields.phone', nullable: true },
  { name: 'company', type: 'text', label: 'fields.company', nullable: true },
  { name: 'address', type: 'text', label: 'fields.address', nullable: true },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', nullable: true },
  { name: 'city', type: 'text', label: 'fields.city', nullable: true },
  { name: 'state', type: 'text', label: 'fields.state', maxLength: 3, nullable: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
  { name: 'lang', type: 'language', label: 'fields.lang', required: true, data: LanguageChoices },
  { name: 'orders_count', type: 'integer', label: 'fields.orders_count', required: true },
  { name: 'spent', type: 'money', label: 'fields.spent', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'last_order_at', type: 'datetime', label: 'fields.last_order_at', nullable: true },
  { name: 'score', type: 'integer', label: 'fields.score', min: 0, max: 100, required: true },
  { name: 'reasons', type: 'multi-select', label: 'fields.reasons', required: true, data: DuplicateReasonChoices },
] as const satisfies readonly FieldDefinition[];

export const DuplicateCustomerFields: typeof fields & Makes<FormValues<'DuplicateCustomer'>> = fields;
