// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PageViewFiguresFields } from '../fields/PageViewFigures.ts';

const fields = [
  { name: 'page', type: 'text', label: 'fields.page', required: true },
  {
    name: 'figures',
    type: 'group',
    label: 'fields.figures',
    required: true,
    schema: 'PageViewFigures',
    items: PageViewFiguresFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ViewedPageFields: typeof fields & Makes<FormValues<'ViewedPage'>> = fields;
