// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  { name: 'email', type: 'email', label: 'fields.email', validations: ['isEmail'], maxLength: 200, required: true },
  { name: 'name', type: 'text', label: 'fields.name', minLength: 1, maxLength: 160 },
  { name: 'firstname', type: 'text', label: 'fields.firstname', validations: ['latin'], maxLength: 80 },
  { name: 'lastname', type: 'text', label: 'fields.lastname', validations: ['latin'], maxLength: 80 },
  { name: 'company', type: 'text', label: 'fields.company', validations: ['latin'], maxLength: 120 },
  { name: 'address', type: 'text', label: 'fields.address', validations: ['latin'], maxLength: 200 },
  { name: 'address2', type: 'text', label: 'fields.address2', validations: ['latin'], maxLength: 200 },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', validate: 'knownPostalCode', maxLength: 12 },
  { name: 'city', type: 'text', label: 'fields.city', validations: ['latin'], maxLength: 100 },
  { name: 'state', type: 'text', label: 'fields.address_state', maxLength: 100 },
  { name: 'country_id', type: 'country', label: 'fields.country_id', data: CountryChoices },
  { name: 'phone', type: 'tel', label: 'fields.phone', maxLength: 30, pattern: '^[+0-9 ().-]*$' },
  { name: 'lang', type: 'language', label: 'fields.lang', data: LanguageChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
  { name: 'pro', type: 'switch', label: 'fields.pro' },
  { name: 'newsletter', type: 'switch', label: 'fields.wants_newsletter' },
] as const satisfies readonly FieldDefinition[];

export const ImportedCustomerFields: typeof fields & Makes<FormValues<'ImportedCustomer'>> = fields;
