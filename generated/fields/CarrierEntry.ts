// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'code', type: 'select', label: 'fields.carrier', sortable: true, readOnly: true, data: CarrierChoices },
  {
    name: 'template',
    type: 'text',
    label: 'fields.tracking_page',
    inline: true,
    maxLength: 300,
    pattern: '^https://[^\\s/]+/\\S*\\{n\\}\\S*$',
    nullable: true,
  },
  {
    name: 'example',
    type: 'url',
    label: 'fields.example',
    hidden: ['list', 'form', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const CarrierEntryFields: typeof fields & Makes<FormValues<'CarrierEntry'>> = fields;
