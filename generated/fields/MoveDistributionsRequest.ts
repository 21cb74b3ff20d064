// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DistributionStatus as DistributionStatusChoices } from '../enums/choices/DistributionStatus.ts';

const fields = [
  {
    name: 'ids',
    type: 'chips',
    label: 'fields.ids',
    hidden: ['form'],
    minItems: 1,
    maxItems: 1000,
    unique: true,
    required: true,
    each: { name: '', type: 'integer', label: 'fields.ids', min: 1 },
  },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: DistributionStatusChoices },
] as const satisfies readonly FieldDefinition[];

export const MoveDistributionsRequestFields: typeof fields & Makes<FormValues<'MoveDistributionsRequest'>> = fields;
