// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'resource',
    type: 'text',
    label: 'fields.resource',
    hidden: ['form'],
    minLength: 1,
    maxLength: 40,
    pattern: '^[a-z][a-z-]*$',
    required: true,
  },
  { name: 'record_id', type: 'integer', label: 'fields.record_id', hidden: ['form'], min: 1, required: true },
] as const satisfies readonly FieldDefinition[];

export const NoteSubjectFields: typeof fields & Makes<FormValues<'NoteSubject'>> = fields;
