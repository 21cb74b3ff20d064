// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UploadPurpose as UploadPurposeChoices } from '../enums/UploadPurpose.ts';

const fields = [
  { name: 'purpose', type: 'select', label: 'fields.type', required: true, data: UploadPurposeChoices },
  { name: 'name', type: 'text', label: 'fields.name', minLength: 1, maxLength: 255, required: true },
  { name: 'type', type: 'text', label: 'fields.type', maxLength: 100, defaultValue: '' },
  { name: 'size', type: 'integer', label: 'fields.size', min: 1, max: 52428800000, required: true },
  { name: 'part_size', type: 'integer', label: 'fields.size', min: 65536, max: 5242880, defaultValue: 5242880 },
] as const satisfies readonly FieldDefinition[];

export const OpenUploadRequestFields: typeof fields & Makes<FormValues<'OpenUploadRequest'>> = fields;
