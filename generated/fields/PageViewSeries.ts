// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { StatsGranularity as StatsGranularityChoices } from '../enums/StatsGranularity.ts';
import { DayRangeFields } from '../fields/DayRange.ts';
import { PageViewFiguresFields } from '../fields/PageViewFigures.ts';
import { PageViewPointFields } from '../fields/PageViewPoint.ts';

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
  {
    name: 'figures',
    type: 'group',
    label: 'fields.figures',
    required: true,
    schema: 'PageViewFigures',
    items: PageViewFiguresFields,
  },
  {
    name: 'compared',
    type: 'group',
    label: 'fields.compared',
    required: true,
    nullable: true,
    schema: 'PageViewFigures',
    items: PageViewFiguresFields,
  },
  {
    name: 'points',
    type: 'array',
    label: 'fields.points',
    required: true,
    schema: 'PageViewPoint',
    items: PageViewPointFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PageViewSeriesFields: typeof fields & Makes<FormValues<'PageViewSeries'>> = fields;
