// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';

const fields = [
  { name: 'partner', type: 'select', label: 'fields.partner', required: true, nullable: true, data: PartnerChoices },
  { name: 'country_id', type: 'country', label: 'fields.country_id', required: true, data: CountryChoices },
  { name: 'zone', type: 'text', label: 'fields.zone', required: true },
  { name: 'orders', type: 'integer', label: 'fields.orders', required: true },
  { name: 'preorders', type: 'integer', label: 'fields.preorders', required: true },
  { name: 'copies', type: 'integer', label: 'fields.copies', required: true },
  { name: 'weight', type: 'integer', label: 'fields.weight', required: true },
  { name: 'oldest_at', type: 'datetime', label: 'fields.oldest_at', required: true, nullable: true },
  { name: 'suggested', type: 'select', label: 'fields.suggested', nullable: true, data: PartnerChoices },
] as const satisfies readonly FieldDefinition[];

export const DispatchGroupFields: typeof fields & Makes<FormValues<'DispatchGroup'>> = fields;
