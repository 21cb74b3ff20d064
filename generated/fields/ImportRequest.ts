// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ImportKind as ImportKindChoices } from '../enums/choices/ImportKind.ts';

const fields = [
  { name: 'kind', type: 'radio', label: 'fields.kind', required: true, data: ImportKindChoices },
  {
    name: 'file',
    type: 'file',
    label: 'fields.file',
    upload: 'import_file',
    accept: '.csv, .tsv, .txt, .xlsx',
    maxSize: 500,
    maxLength: 200,
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const ImportRequestFields: typeof fields & Makes<FormValues<'ImportRequest'>> = fields;
