// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'issued', type: 'integer', label: 'fields.passes_count', required: true },
  { name: 'skipped', type: 'chips', label: 'fields.holders_skipped', required: true },
] as const satisfies readonly FieldDefinition[];

export const IssuedPassesFields: typeof fields & Makes<FormValues<'IssuedPasses'>> = fields;
