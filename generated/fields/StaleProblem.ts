// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as ProblemList } from './Problem.ts';

const fields = [
  ...ProblemList,
  { name: 'current', type: 'json', label: 'fields.current', required: true },
  { name: 'changed_by', type: 'text', label: 'fields.changed_by', nullable: true },
  { name: 'changed_at', type: 'integer', label: 'fields.changed_at', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const StaleProblemFields: typeof fields & Makes<FormValues<'StaleProblem'>> = fields;
