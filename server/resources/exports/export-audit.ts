import { resources } from '#generated/resources.ts';
import { writeAuditEntry } from '../audit/audit.ts';
import type { AuditContext } from '../audit/audit.ts';
import { diffWireRecords } from '../audit/changes.ts';
import type { ExportRow } from './exports.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

const toWireRow = (row: ExportRow | undefined) => row && toWire(resources.exports.fields, row);

/** Writes an audit entry of an export, with its described fields only (not its secret). */
export function auditExport(
  tx: Queryable,
  call: AuditContext,
  before: ExportRow | undefined,
  after: ExportRow,
): Promise<void> {
  return writeAuditEntry(tx, call, 'exports', after.id, diffWireRecords(toWireRow(before), toWireRow(after)));
}
