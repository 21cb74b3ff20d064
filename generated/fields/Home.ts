// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Genre as GenreChoices } from '../enums/choices/Genre.ts';
import { ProjectCardFields } from '../fields/ProjectCard.ts';

const fields = [
  {
    name: 'top_diggers',
    type: 'array',
    label: 'fields.top_diggers',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
  {
    name: 'new_projects',
    type: 'array',
    label: 'fields.new_projects',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
  {
    name: 'exclusives',
    type: 'array',
    label: 'fields.exclusives',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
  {
    name: 'preorders',
    type: 'array',
    label: 'fields.preorders',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
  {
    name: 'genres',
    type: 'array',
    label: 'fields.genres',
    required: true,
    items: [
      { name: 'genre', type: 'select', label: 'fields.genre', required: true, data: GenreChoices },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
    ],
  },
] as const satisfies readonly FieldDefinition[];

export const HomeFields: typeof fields & Makes<FormValues<'Home'>> = fields;
