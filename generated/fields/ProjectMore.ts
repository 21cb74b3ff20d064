// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectCardFields } from '../fields/ProjectCard.ts';

const fields = [
  {
    name: 'artist',
    type: 'array',
    label: 'fields.artist',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
  {
    name: 'label',
    type: 'array',
    label: 'fields.label',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
  {
    name: 'same',
    type: 'array',
    label: 'fields.same',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ProjectMoreFields: typeof fields & Makes<FormValues<'ProjectMore'>> = fields;
