// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ExportStatus as ExportStatusChoices } from '../enums/choices/ExportStatus.ts';

const fields = [
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ExportStatusChoices },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at', required: true, nullable: true },
  { name: 'url', type: 'text', label: 'fields.url', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const UserExportFields: typeof fields & Makes<FormValues<'UserExport'>> = fields;
