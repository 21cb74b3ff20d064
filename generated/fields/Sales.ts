// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { StatsGranularity as StatsGranularityChoices } from '../enums/StatsGranularity.ts';
import { DayRangeFields } from '../fields/DayRange.ts';
import { SalesFiguresFields } from '../fields/SalesFigures.ts';
import { SalesPointFields } from '../fields/SalesPoint.ts';

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
  { name: 'granularity', type: 'select', label: 'fields.granularity', required: true, data: StatsGranularityChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'figures',
    type: 'group',
    label: 'fields.figures',
    required: true,
    schema: 'SalesFigures',
    items: SalesFiguresFields,
  },
  {
    name: 'compared',
    type: 'group',
    label: 'fields.compared',
    required: true,
    nullable: true,
    schema: 'SalesFigures',
    items: SalesFiguresFields,
  },
  {
    name: 'points',
    type: 'array',
    label: 'fields.points',
    required: true,
    schema: 'SalesPoint',
    items: SalesPointFields,
  },
] as const satisfies readonly FieldDefinition[];

export const SalesFields: typeof fields & Makes<FormValues<'Sales'>> = fields;
