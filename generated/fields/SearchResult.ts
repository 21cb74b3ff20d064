// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';

const fields = [
  { name: 'project_id', type: 'integer', label: 'fields.project_id' },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name' },
  { name: 'picture', type: 'text', label: 'fields.picture' },
  { name: 'category', type: 'select', label: 'fields.category', data: ProjectCategoryChoices },
  { name: 'id', type: 'integer', label: 'fields.id' },
  { name: 'shop_code_artist', type: 'text', label: 'fields.shop_code_artist', nullable: true },
  { name: 'shop_code_label', type: 'text', label: 'fields.shop_code_label', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const SearchResultFields: typeof fields & Makes<FormValues<'SearchResult'>> = fields;
