// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DistributionStatus as DistributionStatusChoices } from '../enums/choices/DistributionStatus.ts';
import { fields as IdsList } from './Ids.ts';

const fields = [
  ...IdsList,
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: DistributionStatusChoices },
] as const satisfies readonly FieldDefinition[];

export const MoveDistributionsRequestFields: typeof fields & Makes<FormValues<'MoveDistributionsRequest'>> = fields;
