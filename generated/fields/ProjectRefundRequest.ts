// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'comment', type: 'textarea', label: 'fields.why_to_customers', minLength: 1, maxLength: 500, required: true },
] as const satisfies readonly FieldDefinition[];

export const ProjectRefundRequestFields: typeof fields & Makes<FormValues<'ProjectRefundRequest'>> = fields;
