// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { fields as QuoteWishList } from './QuoteWish.ts';

export const fields = [
  ...QuoteWishList,
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
] as const satisfies readonly FieldDefinition[];

export const QuoteCalculateRequestFields: typeof fields & Makes<FormValues<'QuoteCalculateRequest'>> = fields;
