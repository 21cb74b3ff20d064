// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.code', minLength: 8, maxLength: 60, required: true },
  { name: 'key', type: 'text', label: 'fields.call_key', minLength: 8, maxLength: 60, required: true },
  { name: 'place', type: 'text', label: 'fields.scan_place', maxLength: 80, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ScanPassRequestFields: typeof fields & Makes<FormValues<'ScanPassRequest'>> = fields;
