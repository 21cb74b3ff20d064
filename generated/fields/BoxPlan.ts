// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodicity as BoxPeriodicityChoices } from '../enums/BoxPeriodicity.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { RateState as RateStateChoices } from '../enums/choices/RateState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  {
    name: 'type',
    type: 'select',
    label: 'fields.type',
    sortable: true,
    inline: true,
    required: true,
    data: BoxTypeChoices,
  },
  {
    name: 'periodicity',
    type: 'select',
    label: 'fields.periodicity',
    sortable: true,
    inline: true,
    required: true,
    data: BoxPeriodicityChoices,
  },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    inline: true,
    sortable: true,
    required: true,
    data: CurrencyChoices,
  },
  { name: 'price', type: 'money', label: 'fields.price', sortable: true, max: 10000, exclusiveMin: 0, required: true },
  { name: 'valid_from', type: 'date', label: 'fields.valid_from', sortable: true, required: true },
  { name: 'state', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: RateStateChoices },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxPlanFields: typeof fields & Makes<FormValues<'BoxPlan'>> = fields;
