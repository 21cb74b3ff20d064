import type { FieldDefinition } from '#generated/definitions.ts';
import { eq, sql } from 'drizzle-orm';
import { diffWireRecords } from './audit/changes.ts';
import { readLastSave } from './audit/last-save.ts';
import { writeAuditEntry } from './audit/audit.ts';
import { problem } from '#server/core/problems/problem.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { mapConstraintErrors } from './constraints.ts';
import { findChangedFields, checkFieldRules, checkTransitions, canWrite } from './guards.ts';
import type { ResourceRuntime, ResourceCall } from './resource-runtime.ts';
import { updateFileReferences } from './file-references.ts';
import { getRow, setETag, buildView } from './read-records.ts';
import { checkVersion, readMatchedVersion, requireVersion } from './version.ts';
import { toColumns } from '#server/core/api/wire.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Picks the columns of the table. Other members (items of a project) are written by hooks. */
function pickColumns({ columns }: ResourceRuntime, values: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in columns));
}

function getId(row: Row | undefined): number {
  if (typeof row?.id !== 'number') throw new Error('The database did not return the record.');
  return row.id;
}

/**
 * Creates a record: 201 with its ETag. Throws 403 for a field that the account may not write, unless it has its default.
 * `restored` has the columns of a deleted record to recreate, including `id`.
 */
export async function createRecord(runtime: ResourceRuntime, call: ResourceCall, restored: Row = {}): Promise<Row> {
  const { table, definition, columns, hooks } = runtime;
  const fields = (definition.create ?? []).filter(({ readOnly }) => !readOnly);
  const refused = fields.filter(
    (field) =>
      call.body[field.name] !== undefined &&
      !canWrite(field, call.user) &&
      call.body[field.name] !== columns[field.name]?.default,
  );
  if (refused.length > 0)
    throw problem(403, 'not_allowed', { errors: refused.map(({ name }) => ({ path: name, code: 'not_allowed' })) });
  const emptyValues = Object.fromEntries(fields.map(({ name }) => [name, null]));
  checkFieldRules(fields, { ...emptyValues, ...call.body });
  // such as the fixed currency of amounts
  const defaults = Object.fromEntries(definition.fields.map(({ name, defaultValue }) => [name, defaultValue]));
  const record = await mapConstraintErrors(table, 'write', () =>
    inTransaction(call.context.db, async (tx) => {
      const values = pickColumns(runtime, toColumns(fields, call.body, { ...defaults, ...call.body }));
      const added = await hooks.beforeCreate?.(values, call, tx);
      const [inserted] = await tx
        .insert(table)
        .values({ ...restored, ...values, ...added })
        .returning({ id: runtime.id });
      return finishWrite(runtime, call, tx, getId(inserted), undefined);
    }),
  );
  call.reply.status(201);
  return record;
}

/** Writes the sent fields that differ from the record. Requires `If-Match`. */
export async function updateRecord(runtime: ResourceRuntime, call: ResourceCall): Promise<Row> {
  const { table, definition, hooks } = runtime;
  const expected = requireVersion(call);
  const fields = (definition.update ?? []).filter(({ readOnly }) => !readOnly);
  return mapConstraintErrors(table, 'write', () =>
    inTransaction(call.context.db, async (tx) => {
      await hooks.beforeLock?.(call.params.id, tx);
      const before = await getRow(runtime, tx, { id: call.params.id, user: call.user, lock: true });
      const beforeView = await buildView(runtime, before, call, tx);
      await checkVersion(
        before,
        expected,
        async () => beforeView,
        () => readLastSave(tx, runtime.name, call.params.id),
      );
      const changed = findChangedFields(fields, call.body, beforeView, call.user);
      checkTransitions(changed, call.body, beforeView);
      if (changed.length === 0) {
        setETag(call, before);
        return beforeView;
      }
      checkFieldRules(fields, { ...beforeView, ...call.body });
      const values = pickColumns(runtime, toChangedColumns(runtime, changed, call.body, beforeView));
      const added = await hooks.beforeUpdate?.(values, before, call, tx);
      await tx
        .update(table)
        .set({ ...values, ...added, ...(runtime.columns.version && { version: sql`${runtime.columns.version} + 1` }) })
        .where(eq(runtime.id, call.params.id));
      return finishWrite(runtime, call, tx, call.params.id, { row: before, view: beforeView });
    }),
  );
}

/** Recreates a deleted record from its audit entry, with its id. The body is validated as on creation. */
export function restoreRecord(runtime: ResourceRuntime, call: ResourceCall, before: Row): Promise<Row> {
  const restored = pickColumns(runtime, toColumns(runtime.definition.fields, before));
  return createRecord(runtime, call, { ...restored, id: call.params.id });
}

/** Restores fields that only actions write (a status), if the transitions allow it. */
export async function restoreFields(
  runtime: ResourceRuntime,
  call: ResourceCall,
  tx: Transaction,
  fields: readonly FieldDefinition[],
): Promise<Row> {
  const { table, columns } = runtime;
  const before = await getRow(runtime, tx, { id: call.params.id, user: call.user, lock: true });
  const view = await buildView(runtime, before, call, tx);
  checkTransitions(fields, call.body, view);
  const values = pickColumns(runtime, toColumns(fields, call.body, { ...view, ...call.body }));
  await tx
    .update(table)
    .set({ ...values, ...(columns.version && { version: sql`${columns.version} + 1` }) })
    .where(eq(runtime.id, call.params.id));
  return finishWrite(runtime, call, tx, call.params.id, { row: before, view });
}

/** The columns of the changed fields, and of amounts whose currency changes: minor units differ, so 24.9 stays 24.9. */
function toChangedColumns(
  { definition }: ResourceRuntime,
  changed: readonly { name: string }[],
  body: Row,
  before: Row,
): Row {
  const merged = { ...before, ...Object.fromEntries(changed.map(({ name }) => [name, body[name]])) };
  const names = new Set(changed.map(({ name }) => name));
  const isWritten = ({ name, type, currency = 'currency' }: (typeof definition.fields)[number]) =>
    names.has(name) || (type === 'money' && names.has(currency));
  return toColumns(definition.fields.filter(isWritten), merged);
}

/** Runs the hooks, writes the audit entry and returns the record. */
async function finishWrite(
  runtime: ResourceRuntime,
  call: ResourceCall,
  tx: Transaction,
  id: number,
  before: { row: Row; view: Row } | undefined,
): Promise<Row> {
  const read = () => getRow(runtime, tx, { id, user: call.user });
  const written = await read();
  const changed = { ...(before && { before: before.row }), after: written };
  await updateFileReferences(runtime, id, changed, call, tx);
  await runtime.hooks.afterChange?.(changed, call, tx);
  // hooks may have written the row
  const after = runtime.hooks.afterChange ? await read() : written;
  const view = await buildView(runtime, after, call, tx);
  await writeAuditEntry(tx, call, runtime.name, id, diffWireRecords(before?.view, view));
  setETag(call, after);
  return view;
}

/** Deletes a record and returns it. With `If-Match` only that version. */
export async function deleteRecord(runtime: ResourceRuntime, call: ResourceCall): Promise<Row> {
  const { table, hooks, id } = runtime;
  const expected = readMatchedVersion(call);
  return mapConstraintErrors(table, 'delete', () =>
    inTransaction(call.context.db, async (tx) => {
      const before = await getRow(runtime, tx, { id: call.params.id, user: call.user, lock: true });
      const view = await buildView(runtime, before, call, tx);
      await checkVersion(
        before,
        expected,
        async () => view,
        () => readLastSave(tx, runtime.name, call.params.id),
      );
      await hooks.beforeDelete?.(before, call, tx);
      await tx.delete(table).where(eq(id, call.params.id));
      await updateFileReferences(runtime, call.params.id, { before }, call, tx);
      await hooks.afterChange?.({ before }, call, tx);
      await writeAuditEntry(tx, call, runtime.name, call.params.id, diffWireRecords(view, undefined));
      return view;
    }),
  );
}
