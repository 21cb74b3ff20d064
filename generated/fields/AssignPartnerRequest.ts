// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { fields as ShopOrderIdsList } from './ShopOrderIds.ts';

const fields = [
  ...ShopOrderIdsList,
  { name: 'partner', type: 'select', label: 'fields.partner', required: true, nullable: true, data: PartnerChoices },
] as const satisfies readonly FieldDefinition[];

export const AssignPartnerRequestFields: typeof fields & Makes<FormValues<'AssignPartnerRequest'>> = fields;
