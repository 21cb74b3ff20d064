// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { AuditAction as AuditActionChoices } from '../enums/choices/AuditAction.ts';
import { UndoState as UndoStateChoices } from '../enums/choices/UndoState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'resource', type: 'text', label: 'fields.resource', readOnly: true },
  { name: 'record_id', type: 'integer', label: 'fields.record_id', align: 'right', readOnly: true },
  { name: 'action', type: 'select', label: 'fields.action', readOnly: true, data: AuditActionChoices },
  { name: 'operation', type: 'text', label: 'fields.operation', readOnly: true },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.user_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'user_name', type: 'text', label: 'fields.user_name', nullable: true, readOnly: true },
  { name: 'before', type: 'json', label: 'fields.before', hidden: ['filter'], nullable: true, readOnly: true },
  { name: 'after', type: 'json', label: 'fields.after', hidden: ['filter'], nullable: true, readOnly: true },
  { name: 'reason', type: 'text', label: 'fields.reason', nullable: true, readOnly: true },
  { name: 'undo', type: 'select', label: 'fields.undo', readOnly: true, data: UndoStateChoices },
  {
    name: 'undoes',
    type: 'integer',
    label: 'fields.undoes',
    align: 'right',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
  },
  { name: 'request_id', type: 'text', label: 'fields.request_id', nullable: true, readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const AuditEntryFields: typeof fields & Makes<FormValues<'AuditEntry'>> = fields;
