// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'buildId', type: 'text', label: 'fields.buildId', required: true },
] as const satisfies readonly FieldDefinition[];

export const BuildIdFields: typeof fields & Makes<FormValues<'BuildId'>> = fields;
