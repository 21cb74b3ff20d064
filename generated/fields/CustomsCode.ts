// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { CustomsDestination as CustomsDestinationChoices } from '../enums/CustomsDestination.ts';
import { Goods as GoodsChoices } from '../enums/Goods.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'goods', type: 'select', label: 'fields.goods', sortable: true, required: true, data: GoodsChoices },
  {
    name: 'destination',
    type: 'radio',
    label: 'fields.destination',
    sortable: true,
    defaultValue: 'country',
    required: true,
    data: CustomsDestinationChoices,
  },
  {
    name: 'country_id',
    type: 'country',
    label: 'fields.country_id',
    sortable: true,
    validate: 'countryOfDestination',
    showIf: { path: 'destination', schema: { const: 'country' } },
    nullable: true,
    data: CountryChoices,
  },
  {
    name: 'code',
    type: 'text',
    label: 'fields.customs_code',
    help: 'help.customs_code',
    sortable: true,
    maxLength: 20,
    pattern: '^[0-9]([ .\\-]?[0-9]){5,9}$',
    required: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const CustomsCodeFields: typeof fields & Makes<FormValues<'CustomsCode'>> = fields;
