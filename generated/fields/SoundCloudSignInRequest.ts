// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  {
    name: 'code',
    type: 'textarea',
    label: 'fields.code',
    hidden: ['form'],
    minLength: 1,
    maxLength: 2000,
    required: true,
  },
  {
    name: 'code_verifier',
    type: 'text',
    label: 'fields.code_verifier',
    hidden: ['form'],
    minLength: 43,
    maxLength: 128,
    required: true,
  },
  { name: 'redirect_uri', type: 'url', label: 'fields.redirect_uri', hidden: ['form'], maxLength: 500, required: true },
  { name: 'connect', type: 'checkbox', label: 'fields.connect', hidden: ['form'], defaultValue: false },
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
  { name: 'device', type: 'text', label: 'fields.device', hidden: ['form'], maxLength: 200, nullable: true },
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

export const SoundCloudSignInRequestFields: typeof fields & Makes<FormValues<'SoundCloudSignInRequest'>> = fields;
