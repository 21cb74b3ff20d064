// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SitemapSection as SitemapSectionChoices } from '../enums/SitemapSection.ts';

const fields = [
  { name: 'section', type: 'select', label: 'fields.section', required: true, data: SitemapSectionChoices },
  { name: 'parts', type: 'integer', label: 'fields.parts', min: 1, required: true },
] as const satisfies readonly FieldDefinition[];

export const SitemapSectionPartsFields: typeof fields & Makes<FormValues<'SitemapSectionParts'>> = fields;
