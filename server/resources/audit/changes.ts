import type { FieldDefinition } from '#generated/definitions.ts';
import { resources } from '#generated/resources.ts';
import type { ResourceName } from '#generated/resources.ts';
import { isDeepStrictEqual } from 'node:util';
import { toWire } from '#server/core/api/wire.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Columns that say nothing to a reader, or must not be read. */
const EXCLUDED_COLUMNS =
  /^(?:version|search|updated_at|claim|beat_at|run_by|run_id|run_request|request_id|charging_since|accounting_review|priced_lines|said|others|(?:email|phone|place)_key)$|password|token|secret|hash/;

/** Whether a history may tell a column. */
export const isAuditedColumn = (column: string): boolean => !EXCLUDED_COLUMNS.test(column);

export interface Changes {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The fields that differ between two rows of a resource's table, as they stand on the wire. */
export function diffRows(resource: ResourceName, before: Row | undefined, after: Row | undefined): Changes {
  const fields: readonly FieldDefinition[] = resources[resource].fields;
  const toWireRow = (row: Row | undefined) => row && { ...row, ...toWire(fields, row) };
  return diffWireRecords(toWireRow(before), toWireRow(after));
}

/** The same for records that stand as on the wire already. */
export function diffWireRecords(before: Row | undefined, after: Row | undefined): Changes {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const audited = names.filter((name) => isAuditedColumn(name) && !isDeepStrictEqual(before?.[name], after?.[name]));
  const pick = (row: Row | undefined) =>
    row ? Object.fromEntries(audited.filter((name) => row[name] !== undefined).map((name) => [name, row[name]])) : null;
  return { before: pick(before), after: pick(after) };
}
