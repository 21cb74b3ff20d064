import type { FieldDefinition } from '#generated/definitions.ts';
import { resources } from '#generated/resources.ts';
import type { ResourceName } from '#generated/resources.ts';
import { isDeepStrictEqual } from 'node:util';
import { toWire } from '#server/core/api/wire.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Columns that are internal or secret. */
const EXCLUDED_COLUMNS =
  /^(?:version|search|updated_at|lease_id|renewed_at|run_by|run_id|run_request|request_id|charging_since|accounting_review|priced_lines|said|others|(?:email|phone|place)_key)$|password|token|secret|hash/;

/** Whether a column may appear in the audit log. */
export const isAuditedColumn = (column: string): boolean => !EXCLUDED_COLUMNS.test(column);

export interface Changes {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The fields that differ between two rows of a resource's table, in wire format. */
export function diffRows(resource: ResourceName, before: Row | undefined, after: Row | undefined): Changes {
  const fields: readonly FieldDefinition[] = resources[resource].fields;
  const toWireRow = (row: Row | undefined) => row && { ...row, ...toWire(fields, row) };
  return diffWireRecords(toWireRow(before), toWireRow(after));
}

/** The fields that differ between two records in wire format. */
export function diffWireRecords(before: Row | undefined, after: Row | undefined): Changes {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const audited = names.filter((name) => isAuditedColumn(name) && !isDeepStrictEqual(before?.[name], after?.[name]));
  const pick = (row: Row | undefined) =>
    row ? Object.fromEntries(audited.filter((name) => row[name] !== undefined).map((name) => [name, row[name]])) : null;
  return { before: pick(before), after: pick(after) };
}
