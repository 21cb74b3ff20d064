// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectCardFields } from '../fields/ProjectCard.ts';

const fields = [
  { name: 'month', type: 'text', label: 'fields.month', readOnly: true },
  {
    name: 'records',
    type: 'array',
    label: 'fields.records',
    readOnly: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
] as const satisfies readonly FieldDefinition[];

export const BoxRecordsFields: typeof fields & Makes<FormValues<'BoxRecords'>> = fields;
