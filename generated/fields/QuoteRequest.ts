// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { fields as QuoteWishList } from './QuoteWish.ts';

const fields = [
  ...QuoteWishList,
  {
    name: 'name',
    type: 'text',
    label: 'fields.name',
    group: 'contact',
    inline: true,
    minLength: 1,
    maxLength: 120,
    required: true,
  },
  {
    name: 'email',
    type: 'email',
    label: 'fields.email',
    group: 'contact',
    inline: true,
    validations: ['isEmail'],
    maxLength: 200,
    required: true,
  },
  {
    name: 'company',
    type: 'text',
    label: 'fields.company',
    group: 'contact',
    inline: true,
    maxLength: 120,
    nullable: true,
  },
  {
    name: 'phone',
    type: 'tel',
    label: 'fields.phone',
    group: 'contact',
    inline: true,
    maxLength: 30,
    pattern: '^[+0-9 ().-]*$',
    nullable: true,
  },
  {
    name: 'country_id',
    type: 'country',
    label: 'fields.country_id',
    group: 'contact',
    required: true,
    data: CountryChoices,
  },
  {
    name: 'title',
    type: 'text',
    label: 'fields.title',
    group: 'project',
    inline: true,
    maxLength: 200,
    nullable: true,
  },
  {
    name: 'artist_name',
    type: 'text',
    label: 'fields.artist_name',
    group: 'project',
    inline: true,
    maxLength: 200,
    nullable: true,
  },
  { name: 'message', type: 'textarea', label: 'fields.question', group: 'project', maxLength: 2000, nullable: true },
  { name: 'origin', type: 'text', label: 'fields.origin', maxLength: 10, pattern: '^[A-Z0-9]*$', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const QuoteRequestFields: typeof fields & Makes<FormValues<'QuoteRequest'>> = fields;
