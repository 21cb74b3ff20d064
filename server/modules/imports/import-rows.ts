// The rows of an import: list by error, correct, skip.
import type { ImportRow } from '#generated/schemas.ts';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { checkUnits, loadUnits } from './check-rows.ts';
import { countRows } from './count-rows.ts';
import { queueTask } from './import-actions.ts';
import { type ImportRecord, importRows, imports, type ImportRowRecord } from './imports.table.ts';
import type { ImportHandler } from './kinds/kind.ts';
import { auditImport, lockImport, changeImport, buildVisibleCondition } from './own-imports.ts';
import { findLeads } from './read-file.ts';
import { readValues } from './read-values.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Statuses in which rows can be corrected. */
const CORRECTABLE_STATUSES = ['ready', 'done', 'cancelled'] as const;

/** The property of a row's parsed values by kind. */
const VALUES_KEY = { customers: 'customer', items: 'item', stock: 'stock', orders: 'order' } as const;

function toWireRow(row: ImportRowRecord, importRecord: ImportRecord, { fields }: ImportHandler): ImportRow {
  const { id, position, status, effect, values, errors, record_id, note } = row;
  const { values: parsed } = readValues(fields, values, importRecord);
  const isValid = errors.length === 0 && status !== 'skipped';
  // valid rows have all required values
  const parsedValues = isValid ? ({ [VALUES_KEY[importRecord.kind]]: parsed } as Partial<ImportRow>) : {};
  return { id, position, status, effect, values, errors, record_id, note, ...parsedValues };
}

/** Reads a visible import. Throws 404. */
async function readImport({ context, params, user }: AnyCall & { params: { id: number } }): Promise<ImportRecord> {
  const [importRecord] = await context.reads
    .select()
    .from(imports)
    .where(and(eq(imports.id, params.id), buildVisibleCondition(user)));
  if (!importRecord) throw notFound();
  return importRecord;
}

export const adminListImportRows: Handler<'adminListImportRows'> = async (call) => {
  const { query, context } = call;
  const { status, effect, path, code, offset = 0, limit = 24 } = query;
  const importRecord = await readImport(call);
  const error = { ...(path !== undefined && { path }), ...(code !== undefined && { code }) };
  const condition = and(
    eq(importRows.import_id, importRecord.id),
    status ? eq(importRows.status, status) : undefined,
    effect ? eq(importRows.effect, effect) : undefined,
    Object.keys(error).length > 0 ? sql`${importRows.errors} @> ${JSON.stringify([error])}::jsonb` : undefined,
  );
  const page = context.reads
    .select()
    .from(importRows)
    .where(condition)
    .orderBy(asc(importRows.position))
    .limit(limit)
    .offset(offset);
  const [rows, count] = await Promise.all([page, context.reads.$count(importRows, condition)]);
  const handler = context.extensions.importKinds[importRecord.kind];
  return { rows: rows.map((row) => toWireRow(row, importRecord, handler)), count };
};

/** Corrects a row and checks it with all rows of the same record. */
export const adminChangeImportRow: Handler<'adminChangeImportRow'> = async (call) => {
  const { params, body, context, user } = call;
  const { row, importRecord, handler } = await inTransaction(context.db, async (tx) => {
    const before = await lockImport(tx, params.id, user);
    if (!CORRECTABLE_STATUSES.some((status) => status === before.status)) throw problem(409, 'transition_not_allowed');
    const [previous] = await tx
      .select()
      .from(importRows)
      .where(and(eq(importRows.id, params.row_id), eq(importRows.import_id, before.id)));
    if (!previous) throw notFound();
    if (previous.status === 'imported' || previous.status === 'undone') throw problem(409, 'import_row_written');
    const handler = context.extensions.importKinds[before.kind];
    const updated = await changeRow(tx, previous, { importRecord: before, handler }, body);
    await recheckRow(tx, { importRecord: before, handler }, [previous.key, updated.key], updated.id);
    const [after] = await tx
      .update(imports)
      .set({ ...(await countRows(tx, before.id)), version: sql`${imports.version} + 1` })
      .where(eq(imports.id, before.id))
      .returning();
    if (after) await auditImport(tx, call, before, after, { row: previous.position, ...body });
    const [checked] = await tx.select().from(importRows).where(eq(importRows.id, previous.id));
    return { row: checked ?? updated, importRecord: after ?? before, handler };
  });
  return toWireRow(row, importRecord, handler);
};

/** An import and the handler of its kind. */
interface ImportAndHandler {
  importRecord: ImportRecord;
  handler: ImportHandler;
}

interface RowChange {
  values?: Readonly<Record<string, string>>;
  skipped?: boolean;
}

/** Stores the corrected values of a row and clears its errors, so that it is checked again. */
async function changeRow(
  tx: Transaction,
  row: ImportRowRecord,
  { importRecord, handler }: ImportAndHandler,
  { values: corrections = {}, skipped }: RowChange,
) {
  const unknown = Object.keys(corrections).filter((name) => !handler.fields.some((field) => field.name === name));
  if (unknown.length > 0) throw invalid(unknown.map((name) => ({ path: `values.${name}`, code: 'unknown_field' })));
  const values = Object.fromEntries(
    Object.entries({ ...row.values, ...corrections }).filter(([, text]) => text.trim() !== ''),
  );
  const isSkipped = skipped ?? (row.status === 'skipped' && Object.keys(corrections).length === 0);
  const [updated] = await tx
    .update(importRows)
    .set({
      values,
      key: handler.getKey(values, importRecord),
      status: isSkipped ? 'skipped' : 'to_check',
      errors: [],
      effect: null,
      note: null,
    })
    .where(eq(importRows.id, row.id))
    .returning();
  if (!updated) throw notFound();
  return updated;
}

/** Checks a row with the other rows of its previous and current record. */
async function recheckRow(
  tx: Transaction,
  { importRecord, handler }: ImportAndHandler,
  keys: readonly string[],
  id: number,
): Promise<void> {
  const filledKeys = keys.filter((key) => key !== '');
  if (handler.grouped) await findLeads(tx, importRecord.id, filledKeys);
  const isAffected = or(eq(importRows.id, id), inArray(importRows.key, filledKeys.length > 0 ? filledKeys : ['']));
  const isOpen = and(
    ne(importRows.status, 'skipped'),
    ne(importRows.status, 'imported'),
    ne(importRows.status, 'undone'),
  );
  const leads = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, importRecord.id), eq(importRows.lead, true), isAffected, isOpen))
    .orderBy(asc(importRows.position))
    .limit(100);
  await checkUnits(tx, await loadUnits(tx, leads, handler), importRecord, handler);
}

/** Replaces a value in all unwritten rows, which are then checked in the background. */
export const adminReplaceInImport: Handler<'adminReplaceInImport'> = (call) =>
  changeImport(call, async (tx, before) => {
    const { field, from, to } = call.body;
    if (!CORRECTABLE_STATUSES.some((status) => status === before.status)) throw problem(409, 'transition_not_allowed');
    const handler = call.context.extensions.importKinds[before.kind];
    if (!handler.fields.some(({ name }) => name === field)) throw invalid([{ path: 'field', code: 'unknown_field' }]);
    const { getKey } = handler;
    const isKey = getKey({ [field]: 'a' }, before) !== getKey({ [field]: 'b' }, before);
    if (isKey) throw invalid([{ path: 'field', code: 'import_field_is_key' }]);
    const newValues =
      to.trim() === ''
        ? sql`"values" - ${field}::text`
        : sql`jsonb_set("values", array[${field}::text], to_jsonb(${to}::text))`;
    // leading rows are checked with the others of their record
    const { rowCount } =
      await tx.execute(sql`update import_rows r set "values" = ${newValues}, status = 'to_check', errors = '[]'
      where import_id = ${before.id} and status in ('to_check', 'valid', 'wrong') and coalesce("values"->>${field}, '') = ${from}`);
    if (!rowCount) throw problem(409, 'import_nothing_replaced');
    if (handler.grouped)
      await tx.execute(sql`update import_rows r set status = 'to_check' where import_id = ${before.id} and lead
        and status in ('valid', 'wrong') and key in (select key from import_rows where import_id = ${before.id} and status = 'to_check')`);
    return queueTask(tx, call, before, 'check');
  });
