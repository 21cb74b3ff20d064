// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DistributionStatus as DistributionStatusChoices } from '../enums/choices/DistributionStatus.ts';

const fields = [
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: DistributionStatusChoices },
  { name: 'link', type: 'url', label: 'fields.link', maxLength: 500, nullable: true },
  { name: 'note', type: 'textarea', label: 'fields.note', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const MoveDistributionRequestFields: typeof fields & Makes<FormValues<'MoveDistributionRequest'>> = fields;
