import type { Context } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { ExportRow } from './exports.table.ts';

/** Where an export is written to, and who wants to know how far it is. */
export interface ExportTarget {
  path: string;
  /** Aborted when nobody wants the file any more. */
  signal: AbortSignal;
  onProgress(rowsDone: number, rowsTotal: number): void;
}

/** An export that is something else than the rows of a list. */
export interface ExportKind {
  /** Whether an export is one of this kind. */
  matches(row: ExportRow): boolean;
  /** Writes the file and answers how many records are in it. */
  write(row: ExportRow, context: Context, to: ExportTarget): Promise<number>;
  /** Runs in the transaction that finishes the export. */
  finish(tx: Transaction, context: Context, row: ExportRow): Promise<void>;
}

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    readonly exportKinds: readonly ExportKind[];
  }
}
