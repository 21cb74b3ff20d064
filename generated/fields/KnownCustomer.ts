// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'user_id', type: 'integer', label: 'fields.user_id', nullable: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'firstname', type: 'text', label: 'fields.firstname', nullable: true },
  { name: 'lastname', type: 'text', label: 'fields.lastname', nullable: true },
  { name: 'email', type: 'text', label: 'fields.email', required: true },
  { name: 'phone', type: 'text', label: 'fields.phone', nullable: true },
  { name: 'company', type: 'text', label: 'fields.company', nullable: true },
  { name: 'vat_number', type: 'text', label: 'fields.vat_number', nullable: true },
  { name: 'address', type: 'text', label: 'fields.address', nullable: true },
  { name: 'address2', type: 'text', label: 'fields.address2', nullable: true },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', nullable: true },
  { name: 'city', type: 'text', label: 'fields.city', nullable: true },
  { name: 'state', type: 'text', label: 'fields.state', maxLength: 3, nullable: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
  { name: 'lang', type: 'language', label: 'fields.lang', nullable: true, data: LanguageChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', nullable: true, data: CurrencyChoices },
  { name: 'orders_count', type: 'integer', label: 'fields.orders_count', required: true },
] as const satisfies readonly FieldDefinition[];

export const KnownCustomerFields: typeof fields & Makes<FormValues<'KnownCustomer'>> = fields;
