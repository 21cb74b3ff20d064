// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PassBenefit as PassBenefitChoices } from '../enums/PassBenefit.ts';
import { PassFields } from '../fields/Pass.ts';

const fields = [
  { name: 'pass', type: 'group', label: 'fields.pass', required: true, schema: 'Pass', items: PassFields },
  { name: 'type_name', type: 'text', label: 'fields.pass_type', required: true },
  { name: 'benefit', type: 'select', label: 'fields.benefit', required: true, data: PassBenefitChoices },
  { name: 'percent', type: 'integer', label: 'fields.percent', nullable: true },
  { name: 'left', type: 'integer', label: 'fields.uses_left', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PassScanFields: typeof fields & Makes<FormValues<'PassScan'>> = fields;
