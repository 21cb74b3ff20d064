// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PublicReviewFields } from '../fields/PublicReview.ts';

const fields = [
  {
    name: 'reviews',
    type: 'array',
    label: 'fields.reviews',
    required: true,
    schema: 'PublicReview',
    items: PublicReviewFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'average', type: 'number', label: 'fields.rating', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ReviewListFields: typeof fields & Makes<FormValues<'ReviewList'>> = fields;
