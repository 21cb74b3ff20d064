// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.entry_code', required: true },
  { name: 'ends_at', type: 'datetime', label: 'fields.ends_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const EnteredContestFields: typeof fields & Makes<FormValues<'EnteredContest'>> = fields;
