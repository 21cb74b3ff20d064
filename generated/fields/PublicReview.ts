// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SearchProjectFields } from '../fields/SearchProject.ts';
import { fields as CommentList } from './Comment.ts';

const fields = [
  ...CommentList,
  {
    name: 'project',
    type: 'group',
    label: 'fields.project',
    required: true,
    schema: 'SearchProject',
    items: SearchProjectFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PublicReviewFields: typeof fields & Makes<FormValues<'PublicReview'>> = fields;
