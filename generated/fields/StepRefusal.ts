// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'message', type: 'textarea', label: 'fields.why_to_artist', minLength: 1, maxLength: 2000, required: true },
  { name: 'notify', type: 'checkbox', label: 'fields.notify_artist', defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const StepRefusalFields: typeof fields & Makes<FormValues<'StepRefusal'>> = fields;
