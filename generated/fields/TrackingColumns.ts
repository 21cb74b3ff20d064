// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'order', type: 'integer', label: 'fields.order', min: 0, max: 200, required: true, nullable: true },
  { name: 'number', type: 'integer', label: 'fields.number', min: 0, max: 200, required: true, nullable: true },
  { name: 'carrier', type: 'integer', label: 'fields.carrier', min: 0, max: 200, nullable: true },
  { name: 'link', type: 'integer', label: 'fields.link', min: 0, max: 200, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const TrackingColumnsFields: typeof fields & Makes<FormValues<'TrackingColumns'>> = fields;
