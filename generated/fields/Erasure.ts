// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ErasureCaseFields } from '../fields/ErasureCase.ts';
import { ErasurePartFields } from '../fields/ErasurePart.ts';

const fields = [
  {
    name: 'obstacles',
    type: 'array',
    label: 'fields.obstacles',
    required: true,
    schema: 'ErasureCase',
    items: ErasureCaseFields,
  },
  {
    name: 'goes',
    type: 'array',
    label: 'fields.goes',
    required: true,
    schema: 'ErasurePart',
    items: ErasurePartFields,
  },
  {
    name: 'stays',
    type: 'array',
    label: 'fields.stays',
    required: true,
    schema: 'ErasurePart',
    items: ErasurePartFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ErasureFields: typeof fields & Makes<FormValues<'Erasure'>> = fields;
