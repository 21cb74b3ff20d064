// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PageViewFiguresFields } from '../fields/PageViewFigures.ts';

const fields = [
  { name: 'from', type: 'date', label: 'fields.from', required: true },
  { name: 'to', type: 'date', label: 'fields.to', required: true },
  {
    name: 'figures',
    type: 'group',
    label: 'fields.figures',
    required: true,
    schema: 'PageViewFigures',
    items: PageViewFiguresFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PageViewBucketFields: typeof fields & Makes<FormValues<'PageViewBucket'>> = fields;
