// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { AuditAction as AuditActionChoices } from '../enums/choices/AuditAction.ts';

const fields = [
  { name: 'resource', type: 'text', label: 'fields.resource', required: true },
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'action', type: 'select', label: 'fields.action', required: true, data: AuditActionChoices },
  { name: 'by', type: 'integer', label: 'fields.by', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const LiveUpdateFields: typeof fields & Makes<FormValues<'LiveUpdate'>> = fields;
