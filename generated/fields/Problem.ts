// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { FieldErrorFields } from '../fields/FieldError.ts';

export const fields = [
  { name: 'type', type: 'url', label: 'fields.type', required: true },
  { name: 'title', type: 'text', label: 'fields.title', required: true },
  { name: 'status', type: 'integer', label: 'fields.status', min: 400, max: 599, required: true },
  { name: 'detail', type: 'text', label: 'fields.detail' },
  { name: 'code', type: 'text', label: 'fields.code', required: true },
  { name: 'request_id', type: 'text', label: 'fields.request_id' },
  { name: 'errors', type: 'array', label: 'fields.errors', schema: 'FieldError', items: FieldErrorFields },
] as const satisfies readonly FieldDefinition[];

export const ProblemFields: typeof fields & Makes<FormValues<'Problem'>> = fields;
