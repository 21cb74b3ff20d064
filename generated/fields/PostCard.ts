// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { TopicLinkFields } from '../fields/TopicLink.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'slug', type: 'text', label: 'fields.slug', required: true },
  { name: 'title', type: 'text', label: 'fields.title', required: true },
  { name: 'lead', type: 'text', label: 'fields.lead', required: true },
  { name: 'author', type: 'text', label: 'fields.author', required: true },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'tags', type: 'array', label: 'fields.tags', required: true, schema: 'TopicLink', items: TopicLinkFields },
  { name: 'published_at', type: 'datetime', label: 'fields.published_at', nullable: true },
  { name: 'published_on', type: 'date', label: 'fields.published_on', nullable: true },
  { name: 'reading_minutes', type: 'integer', label: 'fields.reading_minutes', min: 1, required: true },
  { name: 'is_draft', type: 'checkbox', label: 'fields.is_draft', required: true },
] as const satisfies readonly FieldDefinition[];

export const PostCardFields: typeof fields & Makes<FormValues<'PostCard'>> = fields;
