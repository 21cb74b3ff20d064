// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodicity as BoxPeriodicityChoices } from '../enums/BoxPeriodicity.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.name', readOnly: true },
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: BoxTypeChoices },
  { name: 'periodicity', type: 'select', label: 'fields.periodicity', required: true, data: BoxPeriodicityChoices },
  { name: 'total', type: 'money', label: 'fields.total', readOnly: true },
  { name: 'gift_to', type: 'text', label: 'fields.gift_to', nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const OrderBoxFields: typeof fields & Makes<FormValues<'OrderBox'>> = fields;
