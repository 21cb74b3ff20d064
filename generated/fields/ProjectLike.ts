// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'likes', type: 'integer', label: 'fields.likes', required: true },
  { name: 'liked', type: 'checkbox', label: 'fields.liked', required: true },
  { name: 'in_whishlist', type: 'checkbox', label: 'fields.in_whishlist', required: true },
] as const satisfies readonly FieldDefinition[];

export const ProjectLikeFields: typeof fields & Makes<FormValues<'ProjectLike'>> = fields;
