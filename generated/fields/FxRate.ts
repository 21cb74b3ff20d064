// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { RateState as RateStateChoices } from '../enums/choices/RateState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    validate: 'notEuro',
    sortable: true,
    required: true,
    data: CurrencyChoices,
  },
  {
    name: 'rate',
    type: 'number',
    label: 'fields.units_for_euro',
    align: 'right',
    sortable: true,
    max: 1000000,
    exclusiveMin: 0,
    required: true,
  },
  { name: 'day', type: 'date', label: 'fields.valid_from', sortable: true, required: true },
  { name: 'state', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: RateStateChoices },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const FxRateFields: typeof fields & Makes<FormValues<'FxRate'>> = fields;
