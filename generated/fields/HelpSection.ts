// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { HelpCardFields } from '../fields/HelpCard.ts';
import { fields as TopicLinkList } from './TopicLink.ts';

const fields = [
  ...TopicLinkList,
  {
    name: 'articles',
    type: 'array',
    label: 'fields.articles',
    required: true,
    schema: 'HelpCard',
    items: HelpCardFields,
  },
] as const satisfies readonly FieldDefinition[];

export const HelpSectionFields: typeof fields & Makes<FormValues<'HelpSection'>> = fields;
