// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as ProblemList } from './Problem.ts';

const fields = [
  ...ProblemList,
  { name: 'resource', type: 'text', label: 'fields.resource' },
  { name: 'expected', type: 'json', label: 'fields.expected' },
  { name: 'current', type: 'json', label: 'fields.current' },
] as const satisfies readonly FieldDefinition[];

export const UndoConflictFields: typeof fields & Makes<FormValues<'UndoConflict'>> = fields;
