// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ReviewStatus as ReviewStatusChoices } from '../enums/choices/ReviewStatus.ts';
import { ReviewedProjectFields } from '../fields/ReviewedProject.ts';
import { fields as CommentList } from './Comment.ts';

const fields = [
  ...CommentList,
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ReviewStatusChoices },
  {
    name: 'project',
    type: 'group',
    label: 'fields.project',
    required: true,
    schema: 'ReviewedProject',
    items: ReviewedProjectFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UserReviewFields: typeof fields & Makes<FormValues<'UserReview'>> = fields;
