// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'names', type: 'chips', label: 'fields.names', maxItems: 3, required: true },
] as const satisfies readonly FieldDefinition[];

export const SearchCorrectionsFields: typeof fields & Makes<FormValues<'SearchCorrections'>> = fields;
