// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'size', type: 'integer', label: 'fields.size', required: true },
  { name: 'track', type: 'text', label: 'fields.track', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const TimelineUploadFields: typeof fields & Makes<FormValues<'TimelineUpload'>> = fields;
