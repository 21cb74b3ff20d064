// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';
import { ProjectCardFields } from './ProjectCard.ts';

export const ProjectMoreFields = [
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
