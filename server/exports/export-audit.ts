import { resources } from '#generated/resources.ts';
import { writeAuditEntry } from '#server/audit/audit.ts';
import type { Auditor } from '#server/audit/audit.ts';
import { wireChanges } from '#server/audit/changes.ts';
import type { ExportRow } from '#server/exports/exports.table.ts';
import type { Queryable } from '#server/platform/database.ts';
import { toWire } from '#server/resource/wire.ts';

const onWire = (row: ExportRow | undefined) => row && toWire(resources.exports.fields, row);

/** Writes down what became of an export. Who may know of it tells its description; its secret is no part of that. */
export function auditExport(
  tx: Queryable,
  who: Auditor,
  before: ExportRow | undefined,
  after: ExportRow,
): Promise<void> {
  return writeAuditEntry(tx, who, 'exports', after.id, wireChanges(onWire(before), onWire(after)));
}
