// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PersonalDataKind as PersonalDataKindChoices } from '../enums/PersonalDataKind.ts';

const fields = [
  { name: 'kind', type: 'select', label: 'fields.kind', required: true, data: PersonalDataKindChoices },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'until', type: 'datetime', label: 'fields.until', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ErasurePartFields: typeof fields & Makes<FormValues<'ErasurePart'>> = fields;
