// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'page_views', type: 'integer', label: 'fields.page_views', min: 0, required: true },
  { name: 'visitor_views', type: 'integer', label: 'fields.visitor_views', min: 0, required: true },
  { name: 'user_views', type: 'integer', label: 'fields.user_views', min: 0, required: true },
  { name: 'pro_views', type: 'integer', label: 'fields.pro_views', min: 0, required: true },
  { name: 'staff_views', type: 'integer', label: 'fields.staff_views', min: 0, required: true },
] as const satisfies readonly FieldDefinition[];

export const PageViewFiguresFields: typeof fields & Makes<FormValues<'PageViewFigures'>> = fields;
