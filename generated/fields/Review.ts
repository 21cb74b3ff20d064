// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';
import { ReviewRefusal as ReviewRefusalChoices } from '../enums/ReviewRefusal.ts';
import { ReviewStatus as ReviewStatusChoices } from '../enums/choices/ReviewStatus.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'project_id',
    type: 'reference',
    label: 'fields.project_id',
    readOnly: true,
    ref: { resource: 'projects', label: 'name' },
  },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.user_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'author_name', type: 'text', label: 'fields.author', readOnly: true },
  {
    name: 'rating',
    type: 'integer',
    label: 'fields.rating',
    align: 'right',
    sortable: true,
    min: 1,
    max: 5,
    nullable: true,
    readOnly: true,
  },
  { name: 'text', type: 'textarea', label: 'fields.text', readOnly: true },
  { name: 'lang', type: 'language', label: 'fields.lang', readOnly: true, data: LanguageChoices },
  { name: 'verified', type: 'checkbox', label: 'fields.verified_buyer', readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: ReviewStatusChoices },
  {
    name: 'refusal',
    type: 'select',
    label: 'fields.refused_because',
    nullable: true,
    readOnly: true,
    data: ReviewRefusalChoices,
  },
  {
    name: 'refusal_note',
    type: 'textarea',
    label: 'fields.refusal_note',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'answer', type: 'textarea', label: 'fields.answer', nullable: true, readOnly: true },
  {
    name: 'answered_at',
    type: 'datetime',
    label: 'fields.answered_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  {
    name: 'answered_by',
    type: 'reference',
    label: 'fields.answered_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'checked_at', type: 'datetime', label: 'fields.looked_at', nullable: true, readOnly: true },
  {
    name: 'checked_by',
    type: 'reference',
    label: 'fields.checked_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ReviewFields: typeof fields & Makes<FormValues<'Review'>> = fields;
