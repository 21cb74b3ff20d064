// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { FieldErrorFields } from '../fields/FieldError.ts';

const fields = [
  { name: 'type', type: 'url', label: 'fields.type', required: true },
  { name: 'title', type: 'text', label: 'fields.title', required: true },
  { name: 'status', type: 'integer', label: 'fields.status', min: 400, max: 599, required: true },
  { name: 'detail', type: 'text', label: 'fields.detail' },
  { name: 'code', type: 'text', label: 'fields.code', required: true },
  { name: 'request_id', type: 'text', label: 'fields.request_id' },
  { name: 'errors', type: 'array', label: 'fields.errors', schema: 'FieldError', items: FieldErrorFields },
  { name: 'current', type: 'json', label: 'fields.current', required: true },
  { name: 'changed_by', type: 'text', label: 'fields.changed_by', nullable: true },
  { name: 'changed_at', type: 'integer', label: 'fields.changed_at', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const StaleProblemFields: typeof fields & Makes<FormValues<'StaleProblem'>> = fields;
