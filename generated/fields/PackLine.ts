// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PackCartonFields } from '../fields/PackCarton.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id' },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', nullable: true },
  { name: 'item_name', type: 'text', label: 'fields.item_name', nullable: true },
  { name: 'comment', type: 'text', label: 'fields.comment', nullable: true },
  { name: 'wanted', type: 'integer', label: 'fields.wanted', required: true },
  { name: 'packed', type: 'integer', label: 'fields.packed', required: true },
  { name: 'codes', type: 'chips', label: 'fields.codes', required: true },
  { name: 'cartons', type: 'array', label: 'fields.cartons', schema: 'PackCarton', items: PackCartonFields },
] as const satisfies readonly FieldDefinition[];

export const PackLineFields: typeof fields & Makes<FormValues<'PackLine'>> = fields;
