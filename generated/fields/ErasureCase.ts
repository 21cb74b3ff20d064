// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ErasureObstacle as ErasureObstacleChoices } from '../enums/ErasureObstacle.ts';

const fields = [
  { name: 'code', type: 'select', label: 'fields.code', required: true, data: ErasureObstacleChoices },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
] as const satisfies readonly FieldDefinition[];

export const ErasureCaseFields: typeof fields & Makes<FormValues<'ErasureCase'>> = fields;
