// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SitemapSectionPartsFields } from '../fields/SitemapSectionParts.ts';

const fields = [
  {
    name: 'sections',
    type: 'array',
    label: 'fields.sections',
    required: true,
    schema: 'SitemapSectionParts',
    items: SitemapSectionPartsFields,
  },
] as const satisfies readonly FieldDefinition[];

export const SitemapIndexFields: typeof fields & Makes<FormValues<'SitemapIndex'>> = fields;
