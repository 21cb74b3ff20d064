// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { RateState as RateStateChoices } from '../enums/choices/RateState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  {
    name: 'country_id',
    type: 'country',
    label: 'fields.country_id',
    sortable: true,
    required: true,
    data: CountryChoices,
  },
  {
    name: 'rate',
    type: 'number',
    label: 'fields.vat_rate',
    align: 'right',
    sortable: true,
    min: 0,
    max: 50,
    step: 0.01,
    decimals: 2,
    required: true,
  },
  { name: 'valid_from', type: 'date', label: 'fields.valid_from', sortable: true, required: true },
  { name: 'state', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: RateStateChoices },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const VatRateFields: typeof fields & Makes<FormValues<'VatRate'>> = fields;
