// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { Genre as GenreChoices } from '../enums/choices/Genre.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  {
    name: 'item_id',
    type: 'reference',
    label: 'fields.item_id',
    readOnly: true,
    ref: { resource: 'items', label: 'title' },
  },
  { name: 'title', type: 'text', label: 'fields.title', readOnly: true },
  { name: 'types', type: 'multi-select', label: 'fields.box_types', readOnly: true, data: BoxTypeChoices },
  { name: 'genres', type: 'multi-select', label: 'fields.genres', readOnly: true, data: GenreChoices },
  { name: 'stock', type: 'integer', label: 'fields.stock', readOnly: true },
  { name: 'given', type: 'integer', label: 'fields.given', readOnly: true },
  { name: 'waiting', type: 'integer', label: 'fields.waiting_count', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxPickFields: typeof fields & Makes<FormValues<'BoxPick'>> = fields;
