// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  {
    name: 'until',
    type: 'text',
    label: 'fields.paused_until',
    minLength: 7,
    maxLength: 7,
    pattern: '^20\\d{2}-(0[1-9]|1[0-2])$',
    nullable: true,
  },
  { name: 'notify', type: 'switch', label: 'fields.notify', defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const PauseBoxRequestFields: typeof fields & Makes<FormValues<'PauseBoxRequest'>> = fields;
