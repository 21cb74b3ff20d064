// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as ItemFactsList } from './ItemFacts.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['form'], min: 1 },
  ...ItemFactsList,
] as const satisfies readonly FieldDefinition[];

export const ProjectItemFields: typeof fields & Makes<FormValues<'ProjectItem'>> = fields;
