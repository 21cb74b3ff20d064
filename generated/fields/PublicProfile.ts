// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProfileMakerFields } from '../fields/ProfileMaker.ts';
import { ProjectCardFields } from '../fields/ProjectCard.ts';
import { PublicReviewFields } from '../fields/PublicReview.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'picture', type: 'text', label: 'fields.picture', required: true, nullable: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
  { name: 'accepts_messages', type: 'checkbox', label: 'fields.accepts_messages', required: true },
  {
    name: 'makers',
    type: 'array',
    label: 'fields.makers',
    required: true,
    schema: 'ProfileMaker',
    items: ProfileMakerFields,
  },
  {
    name: 'projects',
    type: 'array',
    label: 'fields.projects',
    required: true,
    schema: 'ProjectCard',
    items: ProjectCardFields,
  },
  {
    name: 'reviews',
    type: 'array',
    label: 'fields.reviews',
    required: true,
    schema: 'PublicReview',
    items: PublicReviewFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PublicProfileFields: typeof fields & Makes<FormValues<'PublicProfile'>> = fields;
