// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';

const fields = [
  {
    name: 'item_id',
    type: 'reference',
    label: 'fields.record',
    min: 1,
    required: true,
    ref: { resource: 'items', label: 'title', filter: { stock_gt: 0 } },
  },
  { name: 'types', type: 'multi-select', label: 'fields.box_types', maxItems: 3, unique: true, data: BoxTypeChoices },
] as const satisfies readonly FieldDefinition[];

export const BoxPickRequestFields: typeof fields & Makes<FormValues<'BoxPickRequest'>> = fields;
