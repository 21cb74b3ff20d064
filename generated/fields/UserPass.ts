// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PassBenefit as PassBenefitChoices } from '../enums/PassBenefit.ts';
import { PassState as PassStateChoices } from '../enums/choices/PassState.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.code', required: true },
  { name: 'type_name', type: 'text', label: 'fields.pass_type', required: true },
  { name: 'benefit', type: 'select', label: 'fields.benefit', required: true, data: PassBenefitChoices },
  { name: 'percent', type: 'integer', label: 'fields.percent', nullable: true },
  { name: 'terms', type: 'text', label: 'fields.terms', nullable: true },
  { name: 'state', type: 'select', label: 'fields.state', required: true, data: PassStateChoices },
  { name: 'valid_from', type: 'datetime', label: 'fields.holds_from', required: true },
  { name: 'valid_until', type: 'datetime', label: 'fields.valid_until', nullable: true },
  { name: 'used', type: 'integer', label: 'fields.times_used', required: true },
  { name: 'uses', type: 'integer', label: 'fields.uses_allowed', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const UserPassFields: typeof fields & Makes<FormValues<'UserPass'>> = fields;
