// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';

const fields = [
  { name: 'code', type: 'select', label: 'fields.code', required: true, data: PartnerChoices },
  { name: 'country_id', type: 'text', label: 'fields.country_id', nullable: true },
  { name: 'logistics_country', type: 'text', label: 'fields.logistics_country', nullable: true },
  { name: 'active', type: 'checkbox', label: 'fields.takes_orders', required: true },
] as const satisfies readonly FieldDefinition[];

export const BoardPartnerFields: typeof fields & Makes<FormValues<'BoardPartner'>> = fields;
