import type { Context } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { ExportRow } from './exports.table.ts';

/** Destination and progress callback of an export. */
export interface ExportTarget {
  path: string;
  /** Aborted when the export is cancelled. */
  signal: AbortSignal;
  onProgress(rowsDone: number, rowsTotal: number): void;
}

/** An export other than the rows of a list. */
export interface ExportKind {
  /** Whether an export is of this kind. */
  matches(row: ExportRow): boolean;
  /** Writes the file and returns its number of records. */
  write(row: ExportRow, context: Context, target: ExportTarget): Promise<number>;
  /** Runs in the transaction that finishes the export. */
  finish(tx: Transaction, context: Context, row: ExportRow): Promise<void>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly exportKinds: readonly ExportKind[];
  }
}
