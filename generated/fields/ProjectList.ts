// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectCardFields } from '../fields/ProjectCard.ts';

const fields = [
  {
    name: 'projects',
    type: 'array',
    label: 'fields.projects',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
] as const satisfies readonly FieldDefinition[];

export const ProjectListFields: typeof fields & Makes<FormValues<'ProjectList'>> = fields;
