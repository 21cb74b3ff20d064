// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DiscFormat as DiscFormatChoices } from '../enums/DiscFormat.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', sortable: true, hidden: ['list', 'filter'], readOnly: true },
  {
    name: 'format',
    type: 'select',
    label: 'fields.disc_format',
    sortable: true,
    readOnly: true,
    data: DiscFormatChoices,
  },
  {
    name: 'warn',
    type: 'duration',
    label: 'fields.side_warn',
    align: 'right',
    sortable: true,
    inline: true,
    validate: 'warnBeforeRefuse',
    min: 60,
    max: 3600,
    required: true,
  },
  {
    name: 'refuse',
    type: 'duration',
    label: 'fields.side_refuse',
    align: 'right',
    sortable: true,
    inline: true,
    min: 60,
    max: 3600,
    required: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const DiscFormatEntryFields: typeof fields & Makes<FormValues<'DiscFormatEntry'>> = fields;
