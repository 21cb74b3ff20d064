// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SitemapEntryFields } from '../fields/SitemapEntry.ts';

const fields = [
  {
    name: 'entries',
    type: 'array',
    label: 'fields.entries',
    required: true,
    schema: 'SitemapEntry',
    items: SitemapEntryFields,
  },
] as const satisfies readonly FieldDefinition[];

export const SitemapPartFields: typeof fields & Makes<FormValues<'SitemapPart'>> = fields;
