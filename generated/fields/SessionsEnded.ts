// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'ended', type: 'integer', label: 'fields.ended', required: true },
  { name: 'device', type: 'text', label: 'fields.device' },
] as const satisfies readonly FieldDefinition[];

export const SessionsEndedFields: typeof fields & Makes<FormValues<'SessionsEnded'>> = fields;
