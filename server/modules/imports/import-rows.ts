// The rows of an import: list by error, correct, skip.
import type { ImportRow } from '#generated/schemas.ts';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { checkUnits, unitsOf } from './check-rows.ts';
import { countRows } from './count-rows.ts';
import { askFor } from './import-actions.ts';
import { type ImportRecord, importRows, imports, type ImportRowRecord } from './imports.table.ts';
import type { ImportWork } from './kinds/kind.ts';
import { auditImport, lockImport, onImport, ownImports } from './own-imports.ts';
import { findLeads } from './read-file.ts';
import { readValues } from './read-values.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** Statuses in which rows can be corrected. */
const OPEN = ['ready', 'done', 'cancelled'] as const;

/** The member with a row's parsed values by kind. */
const READ_AS = { customers: 'customer', items: 'item', stock: 'stock', orders: 'order' } as const;

function rowOnWire(row: ImportRowRecord, one: ImportRecord, { fields }: ImportWork): ImportRow {
  const { id, position, status, effect, values, errors, record_id, note } = row;
  const { values: read } = readValues(fields, values, one);
  const isRight = errors.length === 0 && status !== 'skipped';
  // valid rows have all required values
  const told = isRight ? ({ [READ_AS[one.kind]]: read } as Partial<ImportRow>) : {};
  return { id, position, status, effect, values, errors, record_id, note, ...told };
}

async function readImport({ context, params, user }: AnyCall & { params: { id: number } }): Promise<ImportRecord> {
  const [one] = await context.reads
    .select()
    .from(imports)
    .where(and(eq(imports.id, params.id), ownImports(user)));
  if (!one) throw notFound();
  return one;
}

export const adminListImportRows: Handler<'adminListImportRows'> = async (call) => {
  const { query, context } = call;
  const { status, effect, path, code, offset = 0, limit = 24 } = query;
  const one = await readImport(call);
  const error = { ...(path !== undefined && { path }), ...(code !== undefined && { code }) };
  const which = and(
    eq(importRows.import_id, one.id),
    status ? eq(importRows.status, status) : undefined,
    effect ? eq(importRows.effect, effect) : undefined,
    Object.keys(error).length > 0 ? sql`${importRows.errors} @> ${JSON.stringify([error])}::jsonb` : undefined,
  );
  const page = context.reads
    .select()
    .from(importRows)
    .where(which)
    .orderBy(asc(importRows.position))
    .limit(limit)
    .offset(offset);
  const [rows, count] = await Promise.all([page, context.reads.$count(importRows, which)]);
  const work = context.extensions.importKinds[one.kind];
  return { rows: rows.map((row) => rowOnWire(row, one, work)), count };
};

/** Corrects a row and checks it with all rows of the same record. */
export const adminChangeImportRow: Handler<'adminChangeImportRow'> = async (call) => {
  const { params, body, context, user } = call;
  const { row, one, work } = await inTransaction(context.db, async (tx) => {
    const before = await lockImport(tx, params.id, user);
    if (!OPEN.some((status) => status === before.status)) throw problem(409, 'transition_not_allowed');
    const [was] = await tx
      .select()
      .from(importRows)
      .where(and(eq(importRows.id, params.row_id), eq(importRows.import_id, before.id)));
    if (!was) throw notFound();
    if (was.status === 'imported' || was.status === 'undone') throw problem(409, 'import_row_written');
    const work = context.extensions.importKinds[before.kind];
    const now = await change(tx, was, { one: before, work }, body);
    await recheck(tx, { one: before, work }, [was.key, now.key], now.id);
    const [after] = await tx
      .update(imports)
      .set({ ...(await countRows(tx, before.id)), version: sql`${imports.version} + 1` })
      .where(eq(imports.id, before.id))
      .returning();
    if (after) await auditImport(tx, call, before, after, { row: was.position, ...body });
    const [changed] = await tx.select().from(importRows).where(eq(importRows.id, was.id));
    return { row: changed ?? now, one: after ?? before, work };
  });
  return rowOnWire(row, one, work);
};

/** An import and its kind. */
interface OpenImport {
  one: ImportRecord;
  work: ImportWork;
}

interface RowChange {
  values?: Readonly<Record<string, string>>;
  skipped?: boolean;
}

/** Stores the corrected values of a row and clears errors about its number of cells. */
async function change(
  tx: Transaction,
  row: ImportRowRecord,
  { one, work }: OpenImport,
  { values: said = {}, skipped }: RowChange,
) {
  const unknown = Object.keys(said).filter((name) => !work.fields.some((field) => field.name === name));
  if (unknown.length > 0) throw invalid(unknown.map((name) => ({ path: `values.${name}`, code: 'unknown_field' })));
  const values = Object.fromEntries(
    Object.entries({ ...row.values, ...said }).filter(([, text]) => text.trim() !== ''),
  );
  const isOut = skipped ?? (row.status === 'skipped' && Object.keys(said).length === 0);
  const [now] = await tx
    .update(importRows)
    .set({
      values,
      key: work.keyOf(values, one),
      status: isOut ? 'skipped' : 'to_check',
      errors: [],
      effect: null,
      note: null,
    })
    .where(eq(importRows.id, row.id))
    .returning();
  if (!now) throw notFound();
  return now;
}

/** Checks a row and the others of its previous and current record. */
async function recheck(tx: Transaction, { one, work }: OpenImport, keys: readonly string[], id: number): Promise<void> {
  const named = keys.filter((key) => key !== '');
  if (work.grouped) await findLeads(tx, one.id, named);
  const isAsked = or(eq(importRows.id, id), inArray(importRows.key, named.length > 0 ? named : ['']));
  const isOpen = and(
    ne(importRows.status, 'skipped'),
    ne(importRows.status, 'imported'),
    ne(importRows.status, 'undone'),
  );
  const leads = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, one.id), eq(importRows.lead, true), isAsked, isOpen))
    .orderBy(asc(importRows.position))
    .limit(100);
  await checkUnits(tx, await unitsOf(tx, leads, work), one, work);
}

/** Replaces a value in all unwritten rows, which are then checked in the background. */
export const adminReplaceInImport: Handler<'adminReplaceInImport'> = (call) =>
  onImport(call, async (tx, before) => {
    const { field, from, to } = call.body;
    if (!OPEN.some((status) => status === before.status)) throw problem(409, 'transition_not_allowed');
    const work = call.context.extensions.importKinds[before.kind];
    if (!work.fields.some(({ name }) => name === field)) throw invalid([{ path: 'field', code: 'unknown_field' }]);
    const { keyOf } = work;
    const isKey = keyOf({ [field]: 'a' }, before) !== keyOf({ [field]: 'b' }, before);
    if (isKey) throw invalid([{ path: 'field', code: 'import_field_is_key' }]);
    const said =
      to.trim() === ''
        ? sql`"values" - ${field}::text`
        : sql`jsonb_set("values", array[${field}::text], to_jsonb(${to}::text))`;
    // leading rows are checked with the others of their record
    const { rowCount } =
      await tx.execute(sql`update import_rows r set "values" = ${said}, status = 'to_check', errors = '[]'
      where import_id = ${before.id} and status in ('to_check', 'valid', 'wrong') and coalesce("values"->>${field}, '') = ${from}`);
    if (!rowCount) throw problem(409, 'import_nothing_replaced');
    if (work.grouped)
      await tx.execute(sql`update import_rows r set status = 'to_check' where import_id = ${before.id} and lead
        and status in ('valid', 'wrong') and key in (select key from import_rows where import_id = ${before.id} and status = 'to_check')`);
    return askFor(tx, call, before, 'check');
  });
