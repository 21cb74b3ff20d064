// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.batch_name', minLength: 1, maxLength: 80, required: true },
  { name: 'count', type: 'integer', label: 'fields.codes_wanted', min: 1, max: 10000, required: true },
  { name: 'uses', type: 'integer', label: 'fields.uses_each', inline: true, min: 1, max: 100, defaultValue: 3 },
  { name: 'expires_at', type: 'datetime', label: 'fields.redeem_until', inline: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const GenerateCodesRequestFields: typeof fields & Makes<FormValues<'GenerateCodesRequest'>> = fields;
