// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
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
  { name: 'text', type: 'textarea', label: 'fields.text', minLength: 1, maxLength: 4000, required: true },
  {
    name: 'mentions',
    type: 'chips',
    label: 'fields.mentions',
    hidden: ['form'],
    maxItems: 30,
    unique: true,
    defaultValue: [],
    each: { name: '', type: 'integer', label: 'fields.mentions', min: 1 },
  },
  {
    name: 'author_id',
    type: 'reference',
    label: 'fields.author_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'author_name', type: 'text', label: 'fields.author_name', nullable: true, readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', readOnly: true },
  { name: 'edited_at', type: 'datetime', label: 'fields.edited_at', nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const NoteFields: typeof fields & Makes<FormValues<'Note'>> = fields;
