// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UploadPartFields } from '../fields/UploadPart.ts';

const fields = [
  {
    name: 'parts',
    type: 'array',
    label: 'fields.items',
    minItems: 0,
    maxItems: 10000,
    required: true,
    schema: 'UploadPart',
    items: UploadPartFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UploadPartsFields: typeof fields & Makes<FormValues<'UploadParts'>> = fields;
