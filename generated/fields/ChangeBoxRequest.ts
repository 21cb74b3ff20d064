// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodicity as BoxPeriodicityChoices } from '../enums/BoxPeriodicity.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';

const fields = [
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: BoxTypeChoices },
  { name: 'periodicity', type: 'select', label: 'fields.periodicity', required: true, data: BoxPeriodicityChoices },
] as const satisfies readonly FieldDefinition[];

export const ChangeBoxRequestFields: typeof fields & Makes<FormValues<'ChangeBoxRequest'>> = fields;
