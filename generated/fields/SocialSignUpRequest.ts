// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';

const fields = [
  {
    name: 'challenge',
    type: 'textarea',
    label: 'fields.challenge',
    hidden: ['form'],
    minLength: 1,
    maxLength: 2000,
    required: true,
  },
  { name: 'email', type: 'email', label: 'fields.email', maxLength: 254, required: true },
  { name: 'newsletter', type: 'checkbox', label: 'fields.newsletter', defaultValue: false },
  { name: 'lang', type: 'language', label: 'fields.lang', hidden: ['form'], data: LanguageChoices },
  { name: 'redirect', type: 'text', label: 'fields.redirect', hidden: ['form'], maxLength: 500, nullable: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', hidden: ['form'], data: CurrencyChoices },
  { name: 'referrer', type: 'text', label: 'fields.referrer', hidden: ['form'], maxLength: 500, nullable: true },
  { name: 'origin', type: 'text', label: 'fields.origin', hidden: ['form'], maxLength: 20, nullable: true },
  {
    name: 'country_id',
    type: 'country',
    label: 'fields.country_id',
    hidden: ['form'],
    nullable: true,
    data: CountryChoices,
  },
  { name: 'ip', type: 'text', label: 'fields.ip', hidden: ['form'], maxLength: 60, nullable: true },
  {
    name: 'shop_id',
    type: 'integer',
    label: 'fields.shop_id',
    hidden: ['form'],
    min: 1,
    max: 2147483647,
    nullable: true,
  },
] as const satisfies readonly FieldDefinition[];

export const SocialSignUpRequestFields: typeof fields & Makes<FormValues<'SocialSignUpRequest'>> = fields;
