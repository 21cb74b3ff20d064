// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'uuid', type: 'text', label: 'fields.uuid', hidden: ['list'], nullable: true },
  { name: 'title', type: 'text', label: 'fields.title', minLength: 1, maxLength: 200, required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', maxLength: 120, required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', hidden: ['list'], required: true },
  { name: 'side', type: 'text', label: 'fields.side', pattern: '^[A-Z]$', nullable: true },
  { name: 'position', type: 'integer', label: 'fields.position', min: 1, max: 200 },
  { name: 'duration', type: 'duration', label: 'fields.duration', align: 'right', min: 0, max: 36000 },
  {
    name: 'peaks',
    type: 'chips',
    label: 'fields.peaks',
    hidden: ['list', 'form'],
    maxItems: 200,
    readOnly: true,
    each: { name: '', type: 'integer', label: 'fields.peaks', min: 0, max: 100 },
  },
  { name: 'project_name', type: 'text', label: 'fields.project_name', required: true },
  { name: 'picture', type: 'text', label: 'fields.picture', required: true },
  { name: 'category', type: 'select', label: 'fields.category', required: true, data: ProjectCategoryChoices },
  { name: 'link', type: 'text', label: 'fields.link', required: true },
] as const satisfies readonly FieldDefinition[];

export const SongCardFields: typeof fields & Makes<FormValues<'SongCard'>> = fields;
