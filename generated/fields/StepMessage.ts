// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'message', type: 'textarea', label: 'fields.message_to_artist', maxLength: 2000, nullable: true },
  { name: 'notify', type: 'checkbox', label: 'fields.notify_artist', defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const StepMessageFields: typeof fields & Makes<FormValues<'StepMessage'>> = fields;
