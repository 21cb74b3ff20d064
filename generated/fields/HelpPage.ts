// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { HelpCardFields } from '../fields/HelpCard.ts';
import { TopicLinkFields } from '../fields/TopicLink.ts';
import { fields as HelpCardList } from './HelpCard.ts';

const fields = [
  ...HelpCardList,
  { name: 'body', type: 'rich-text', label: 'fields.body', required: true },
  { name: 'updated_at', type: 'datetime', label: 'fields.updated_at', required: true },
  {
    name: 'category',
    type: 'group',
    label: 'fields.category',
    required: true,
    schema: 'TopicLink',
    items: TopicLinkFields,
  },
  {
    name: 'related',
    type: 'array',
    label: 'fields.related',
    required: true,
    schema: 'HelpCard',
    items: HelpCardFields,
  },
] as const satisfies readonly FieldDefinition[];

export const HelpPageFields: typeof fields & Makes<FormValues<'HelpPage'>> = fields;
