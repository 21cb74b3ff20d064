// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { SalesDimension as SalesDimensionChoices } from '../enums/SalesDimension.ts';
import { DayRangeFields } from '../fields/DayRange.ts';
import { SalesFiguresFields } from '../fields/SalesFigures.ts';
import { SalesShareFields } from '../fields/SalesShare.ts';

const fields = [
  { name: 'range', type: 'group', label: 'fields.range', required: true, schema: 'DayRange', items: DayRangeFields },
  {
    name: 'compared_range',
    type: 'group',
    label: 'fields.compared_range',
    required: true,
    nullable: true,
    schema: 'DayRange',
    items: DayRangeFields,
  },
  { name: 'dimension', type: 'select', label: 'fields.dimension', required: true, data: SalesDimensionChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'figures',
    type: 'group',
    label: 'fields.figures',
    required: true,
    schema: 'SalesFigures',
    items: SalesFiguresFields,
  },
  { name: 'rows', type: 'array', label: 'fields.rows', required: true, schema: 'SalesShare', items: SalesShareFields },
  { name: 'more', type: 'checkbox', label: 'fields.more', required: true },
] as const satisfies readonly FieldDefinition[];

export const SalesBreakdownFields: typeof fields & Makes<FormValues<'SalesBreakdown'>> = fields;
