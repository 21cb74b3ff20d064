// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as NoteList } from './Note.ts';

const fields = [
  ...NoteList,
  { name: 'title', type: 'text', label: 'fields.title', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const MentionFields: typeof fields & Makes<FormValues<'Mention'>> = fields;
