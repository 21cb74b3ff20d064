// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DisputeStatus as DisputeStatusChoices } from '../enums/choices/DisputeStatus.ts';

const fields = [
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: DisputeStatusChoices },
  { name: 'note', type: 'textarea', label: 'fields.note', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const DisputeOutcomeFields: typeof fields & Makes<FormValues<'DisputeOutcome'>> = fields;
