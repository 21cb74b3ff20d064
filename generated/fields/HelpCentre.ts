// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { HelpCardFields } from '../fields/HelpCard.ts';
import { HelpSectionFields } from '../fields/HelpSection.ts';

const fields = [
  {
    name: 'sections',
    type: 'array',
    label: 'fields.sections',
    required: true,
    schema: 'HelpSection',
    items: HelpSectionFields,
  },
  { name: 'found', type: 'array', label: 'fields.found', required: true, schema: 'HelpCard', items: HelpCardFields },
] as const satisfies readonly FieldDefinition[];

export const HelpCentreFields: typeof fields & Makes<FormValues<'HelpCentre'>> = fields;
