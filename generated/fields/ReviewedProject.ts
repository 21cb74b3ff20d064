// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', required: true },
  { name: 'category', type: 'select', label: 'fields.category', required: true, data: ProjectCategoryChoices },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ReviewedProjectFields: typeof fields & Makes<FormValues<'ReviewedProject'>> = fields;
