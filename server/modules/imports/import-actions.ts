// Actions of an import: settings, check, write, stop, undo.
import { canMove } from '#domain/statuses.ts';
import { ImportStatus, type ImportTask } from '#generated/enums.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { AnyCall, Call, Handler } from '#server/core/api/handler.ts';
import { NO_LEASE } from '#server/core/jobs/leases.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { readSample } from './begin-import.ts';
import { countRows } from './count-rows.ts';
import { type ImportRecord, importRows, imports } from './imports.table.ts';
import type { ImportHandler } from './kinds/kind.ts';
import { changeImport } from './own-imports.ts';
import { RUN_IMPORTS } from './import-queue.ts';
import { loadUpload } from './import-upload.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

/** Changes the settings of a draft and reads its sample again. */
export const adminReadImport: Handler<'adminReadImport'> = (call) =>
  changeImport(call, async (tx, before) => {
    if (before.status !== 'draft') throw problem(409, 'transition_not_allowed');
    const { columns, ...reading } = call.body;
    const { encoding, delimiter } = { ...before, ...reading };
    const upload = await loadUpload(tx, before);
    const isSame = encoding === before.encoding && delimiter === before.delimiter;
    const content = isSame ? undefined : await readSample(call.context, upload, { encoding, delimiter });
    const headings = content?.headings ?? before.headings;
    const mapping = columns
      ? checkMapping(call.context.extensions.importKinds[before.kind], columns, headings)
      : before.columns;
    const entries = Object.entries(mapping).map(([field, heading]) => [
      field,
      heading !== null && headings.includes(heading) ? heading : null,
    ]);
    return { ...reading, ...content, columns: Object.fromEntries(entries) as ImportRecord['columns'] };
  });

/** Returns a column mapping with all fields. Throws 422 for unknown fields and headings. */
function checkMapping({ fields }: ImportHandler, columns: ImportRecord['columns'], headings: readonly string[]) {
  const names = fields.map(({ name }): string => name);
  const errors = Object.entries(columns).flatMap(([field, heading]) => {
    if (!names.includes(field)) return [{ path: `columns.${field}`, code: 'unknown_field' }];
    return heading !== null && !headings.includes(heading)
      ? [{ path: `columns.${field}`, code: 'input_not_allowed' }]
      : [];
  });
  if (errors.length > 0) throw invalid(errors);
  return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
}

/** Queues a task of an import. Throws 409 when its status does not allow it. */
export async function queueTask(
  tx: Transaction,
  call: AnyCall,
  before: ImportRecord,
  task: ImportTask,
): Promise<Partial<ImportRecord>> {
  if (!canMove(ImportStatus, before.status, 'waiting')) throw problem(409, 'transition_not_allowed');
  await call.context.jobs.send(RUN_IMPORTS, { import_id: before.id }, { tx });
  return { status: 'waiting', task, percent: 0, failure: null, failure_line: null, request_id: call.requestId };
}

/** Throws 409 unless an import has one of the statuses. */
function checkStatus({ status }: ImportRecord, ...statuses: ImportStatus[]): void {
  if (!statuses.includes(status)) throw problem(409, 'transition_not_allowed');
}

export const adminCheckImport: Handler<'adminCheckImport'> = (call) =>
  changeImport(call, async (tx, before) => {
    checkStatus(before, 'draft', 'failed');
    const missing = call.context.extensions.importKinds[before.kind].fields
      .filter(({ name, required }: { name: string; required?: boolean }) => required && !before.columns[name])
      .map(({ name }) => ({ path: `columns.${name}`, code: 'input_required' }));
    if (missing.length > 0) throw invalid(missing);
    if (before.kind === 'items' && before.shop_id === null)
      throw invalid([{ path: 'shop_id', code: 'import_shop_missing' }]);
    await tx.delete(importRows).where(eq(importRows.import_id, before.id));
    return { ...(await queueTask(tx, call, before, 'check')), rows_total: null, ...ZERO_COUNTS };
  });

const ZERO_COUNTS = { rows_new: 0, rows_changed: 0, rows_unchanged: 0, rows_wrong: 0, rows_skipped: 0 };

export const adminWriteImport: Handler<'adminWriteImport'> = (call) =>
  changeImport(call, async (tx, before) => {
    checkStatus(before, 'ready', 'cancelled', 'done');
    const isReady = and(
      eq(importRows.import_id, before.id),
      eq(importRows.status, 'valid'),
      inArray(importRows.effect, ['new', 'changed']),
    );
    if ((await tx.$count(importRows, isReady)) === 0) throw problem(409, 'nothing_to_write');
    return queueTask(tx, call, before, 'write');
  });

export const adminUndoImport: Handler<'adminUndoImport'> = (call) =>
  changeImport(call, async (tx, before) => {
    checkStatus(before, 'done', 'cancelled');
    if (before.rows_imported === 0) throw problem(409, 'nothing_to_undo');
    return queueTask(tx, call, before, 'undo');
  });

/** Stops the current task. */
export const adminCancelImport: Handler<'adminCancelImport'> = (call) =>
  changeImport(call, async (tx, before) => {
    checkStatus(before, 'waiting', 'running');
    const counts = await countRows(tx, before.id);
    return {
      ...counts,
      status: getStoppedStatus(before, counts.rows_imported),
      ...NO_LEASE,
      finished_at: call.context.now(),
    };
  });

/** Returns the status after stopping: a draft when the file was not read completely. */
function getStoppedStatus({ task, rows_total }: ImportRecord, imported: number): ImportStatus {
  if (rows_total === null) return 'draft';
  if (task === 'undo') return 'cancelled';
  if (imported === 0) return 'ready';
  return task === 'check' ? 'done' : 'cancelled';
}

/** Returns an import to a draft, to change its column mapping. */
export const adminRedraftImport: Handler<'adminRedraftImport'> = (call: Call<'adminRedraftImport'>) =>
  changeImport(call, async (tx, before) => {
    checkStatus(before, 'ready', 'failed');
    if (before.rows_imported > 0) throw problem(409, 'import_partly_written');
    await tx.delete(importRows).where(eq(importRows.import_id, before.id));
    return { status: 'draft', failure: null, failure_line: null, rows_total: null, ...ZERO_COUNTS };
  });

/** Throws 409 while a task is queued or running. */
export async function checkNotRunning(tx: Queryable, id: number): Promise<void> {
  const isRunning = and(eq(imports.id, id), inArray(imports.status, ['waiting', 'running']));
  if ((await tx.$count(imports, isRunning)) > 0) throw problem(409, 'transition_not_allowed');
}
