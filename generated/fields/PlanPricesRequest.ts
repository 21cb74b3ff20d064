// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PriceAdjustment as PriceAdjustmentChoices } from '../enums/PriceAdjustment.ts';
import { fields as IdsList } from './Ids.ts';

const fields = [
  ...IdsList,
  {
    name: 'adjustment',
    type: 'select',
    label: 'fields.adjustment',
    defaultValue: 'reduce',
    required: true,
    data: PriceAdjustmentChoices,
  },
  {
    name: 'percent',
    type: 'number',
    label: 'fields.percent',
    showIf: { path: 'adjustment', schema: { enum: ['reduce', 'raise'] } },
    max: 90,
    exclusiveMin: 0,
    nullable: true,
  },
  {
    name: 'price',
    type: 'money',
    label: 'fields.effective_price',
    showIf: { path: 'adjustment', schema: { enum: ['set'] } },
    min: 0,
    max: 100000,
    nullable: true,
  },
  { name: 'valid_from', type: 'date', label: 'fields.valid_from', inline: true, required: true },
  { name: 'valid_until', type: 'date', label: 'fields.sale_until', inline: true, nullable: true },
  { name: 'reason', type: 'text', label: 'fields.price_reason', maxLength: 200, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PlanPricesRequestFields: typeof fields & Makes<FormValues<'PlanPricesRequest'>> = fields;
