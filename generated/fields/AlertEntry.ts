// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ValidityState as ValidityStateChoices } from '../enums/choices/ValidityState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'text_fr',
    type: 'text',
    label: 'fields.text_fr',
    inline: true,
    minLength: 1,
    maxLength: 300,
    required: true,
  },
  {
    name: 'text_en',
    type: 'text',
    label: 'fields.text_en',
    inline: true,
    minLength: 1,
    maxLength: 300,
    required: true,
  },
  {
    name: 'link_fr',
    type: 'text',
    label: 'fields.link_fr',
    maxLength: 500,
    pattern: '^(/|https://)\\S*$',
    nullable: true,
  },
  {
    name: 'link_en',
    type: 'text',
    label: 'fields.link_en',
    maxLength: 500,
    pattern: '^(/|https://)\\S*$',
    nullable: true,
  },
  { name: 'starts_at', type: 'datetime', label: 'fields.starts_at', sortable: true, nullable: true },
  {
    name: 'ends_at',
    type: 'datetime',
    label: 'fields.ends_at',
    validate: 'afterStart',
    sortable: true,
    nullable: true,
  },
  {
    name: 'active',
    type: 'switch',
    label: 'fields.shown_to_visitors',
    inline: true,
    sortable: true,
    defaultValue: true,
  },
  { name: 'state', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: ValidityStateChoices },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const AlertEntryFields: typeof fields & Makes<FormValues<'AlertEntry'>> = fields;
