// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'text', type: 'textarea', label: 'fields.report_reason', minLength: 1, maxLength: 1000, required: true },
] as const satisfies readonly FieldDefinition[];

export const ReportRequestFields: typeof fields & Makes<FormValues<'ReportRequest'>> = fields;
