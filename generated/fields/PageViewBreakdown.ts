// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DayRangeFields } from '../fields/DayRange.ts';
import { PageViewFiguresFields } from '../fields/PageViewFigures.ts';
import { ViewedPageFields } from '../fields/ViewedPage.ts';

const fields = [
  { name: 'range', type: 'group', label: 'fields.range', required: true, schema: 'DayRange', items: DayRangeFields },
  {
    name: 'figures',
    type: 'group',
    label: 'fields.figures',
    required: true,
    schema: 'PageViewFigures',
    items: PageViewFiguresFields,
  },
  { name: 'rows', type: 'array', label: 'fields.rows', required: true, schema: 'ViewedPage', items: ViewedPageFields },
  { name: 'more', type: 'checkbox', label: 'fields.more', required: true },
] as const satisfies readonly FieldDefinition[];

export const PageViewBreakdownFields: typeof fields & Makes<FormValues<'PageViewBreakdown'>> = fields;
