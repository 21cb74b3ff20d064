// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { fields as ShopOrderIdsList } from './ShopOrderIds.ts';

const fields = [
  ...ShopOrderIdsList,
  { name: 'partner', type: 'select', label: 'fields.partner', required: true, data: PartnerChoices },
  {
    name: 'partial',
    type: 'chips',
    label: 'fields.partial',
    maxItems: 1000,
    unique: true,
    each: { name: '', type: 'integer', label: 'fields.partial', min: 1 },
  },
  { name: 'note', type: 'text', label: 'fields.note', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const BatchRequestFields: typeof fields & Makes<FormValues<'BatchRequest'>> = fields;
