// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CommentFields } from '../fields/Comment.ts';

const fields = [
  {
    name: 'comments',
    type: 'array',
    label: 'fields.comments',
    required: true,
    schema: 'Comment',
    items: CommentFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'ratings', type: 'integer', label: 'fields.ratings', required: true },
  { name: 'average', type: 'number', label: 'fields.rating', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const CommentListFields: typeof fields & Makes<FormValues<'CommentList'>> = fields;
