// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PageViewBucketFields } from '../fields/PageViewBucket.ts';
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
  {
    name: 'compared',
    type: 'group',
    label: 'fields.compared',
    required: true,
    nullable: true,
    schema: 'PageViewBucket',
    items: PageViewBucketFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PageViewPointFields: typeof fields & Makes<FormValues<'PageViewPoint'>> = fields;
