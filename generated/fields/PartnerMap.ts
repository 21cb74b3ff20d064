// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DecimalSign as DecimalSignChoices } from '../enums/DecimalSign.ts';
import { FileDates as FileDatesChoices } from '../enums/FileDates.ts';
import { FileEncoding as FileEncodingChoices } from '../enums/FileEncoding.ts';
import { FileRows as FileRowsChoices } from '../enums/FileRows.ts';
import { FileSeparator as FileSeparatorChoices } from '../enums/FileSeparator.ts';
import { PartnerColumnFields } from '../fields/PartnerColumn.ts';

const fields = [
  {
    name: 'separator',
    type: 'select',
    label: 'fields.separator',
    inline: true,
    defaultValue: 'semicolon',
    required: true,
    data: FileSeparatorChoices,
  },
  {
    name: 'encoding',
    type: 'select',
    label: 'fields.encoding',
    inline: true,
    defaultValue: 'utf8',
    required: true,
    data: FileEncodingChoices,
  },
  {
    name: 'decimal',
    type: 'select',
    label: 'fields.decimal',
    inline: true,
    defaultValue: 'point',
    required: true,
    data: DecimalSignChoices,
  },
  {
    name: 'dates',
    type: 'select',
    label: 'fields.dates',
    inline: true,
    defaultValue: 'iso',
    required: true,
    data: FileDatesChoices,
  },
  {
    name: 'rows',
    type: 'select',
    label: 'fields.file_rows',
    inline: true,
    defaultValue: 'line',
    required: true,
    data: FileRowsChoices,
  },
  { name: 'headings', type: 'switch', label: 'fields.has_headings', inline: true, defaultValue: true },
  { name: 'spreadsheet', type: 'switch', label: 'fields.spreadsheet', defaultValue: true },
  {
    name: 'columns',
    type: 'array',
    label: 'fields.columns',
    minItems: 1,
    maxItems: 60,
    required: true,
    schema: 'PartnerColumn',
    items: PartnerColumnFields,
  },
] as const satisfies readonly FieldDefinition[];

export const PartnerMapFields: typeof fields & Makes<FormValues<'PartnerMap'>> = fields;
