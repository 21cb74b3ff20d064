import type { FieldDefinition } from '#generated/definitions.ts';
import { eq, sql } from 'drizzle-orm';
import { wireChanges } from './audit/changes.ts';
import { readLastSave } from './audit/last-save.ts';
import { writeAuditEntry } from './audit/audit.ts';
import { problem } from '#server/core/problems/problem.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { withConstraints } from './constraints.ts';
import { changedFields, checkTogether, checkTransitions, mayWrite } from './guards.ts';
import type { Machine, ResourceCall } from './machine.ts';
import { nameFiles } from './named-files.ts';
import { getRow, tag, viewOf } from './records.ts';
import { checkVersion, matchedVersion, requiredVersion } from './version.ts';
import { toColumns } from '#server/core/api/wire.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Only what the table has as a column; the rest of a body (items of a project) is the hooks' to write. */
function ownColumns({ columns }: Machine, values: Row): Row {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in columns));
}

function idOf(row: Row | undefined): number {
  if (typeof row?.id !== 'number') throw new Error('The database did not answer the record.');
  return row.id;
}

/**
 * Writes a new record: 201 with its ETag. Fields of other roles may only say what they would be anyway. `kept` are columns
 * that a record had which is made again, its number among them.
 */
export async function createRecord(machine: Machine, call: ResourceCall, kept: Row = {}): Promise<Row> {
  const { table, definition, columns, hooks } = machine;
  const fields = (definition.create ?? []).filter(({ readOnly }) => !readOnly);
  const refused = fields.filter(
    (field) =>
      call.body[field.name] !== undefined &&
      !mayWrite(field, call.user) &&
      call.body[field.name] !== columns[field.name]?.default,
  );
  if (refused.length > 0)
    throw problem(403, 'not_allowed', { errors: refused.map(({ name }) => ({ path: name, code: 'not_allowed' })) });
  const unsaid = Object.fromEntries(fields.map(({ name }) => [name, null]));
  checkTogether(fields, { ...unsaid, ...call.body });
  // the currency of amounts that are always told in one, for example
  const fixed = Object.fromEntries(definition.fields.map(({ name, defaultValue }) => [name, defaultValue]));
  const record = await withConstraints(table, 'write', () =>
    inTransaction(call.context.db, async (tx) => {
      const values = ownColumns(machine, toColumns(fields, call.body, { ...fixed, ...call.body }));
      const added = await hooks.beforeCreate?.(values, call, tx);
      const [inserted] = await tx
        .insert(table)
        .values({ ...kept, ...values, ...added })
        .returning({ id: machine.id });
      return finish(machine, call, tx, idOf(inserted), undefined);
    }),
  );
  call.reply.status(201);
  return record;
}

/** Writes the fields that were sent and differ; needs the ETag of the version they were edited from. */
export async function updateRecord(machine: Machine, call: ResourceCall): Promise<Row> {
  const { table, definition, hooks } = machine;
  const expected = requiredVersion(call);
  const fields = (definition.update ?? []).filter(({ readOnly }) => !readOnly);
  return withConstraints(table, 'write', () =>
    inTransaction(call.context.db, async (tx) => {
      await hooks.beforeLock?.(call.params.id, tx);
      const before = await getRow(machine, tx, { id: call.params.id, user: call.user, lock: true });
      const beforeView = await viewOf(machine, before, call, tx);
      await checkVersion(
        before,
        expected,
        async () => beforeView,
        () => readLastSave(tx, machine.name, call.params.id),
      );
      const changed = changedFields(fields, call.body, beforeView, call.user);
      checkTransitions(changed, call.body, beforeView);
      if (changed.length === 0) {
        tag(call, before);
        return beforeView;
      }
      checkTogether(fields, { ...beforeView, ...call.body });
      const values = ownColumns(machine, columnsToWrite(machine, changed, call.body, beforeView));
      const added = await hooks.beforeUpdate?.(values, before, call, tx);
      await tx
        .update(table)
        .set({ ...values, ...added, ...(machine.columns.version && { version: sql`${machine.columns.version} + 1` }) })
        .where(eq(machine.id, call.params.id));
      return finish(machine, call, tx, call.params.id, { row: before, view: beforeView });
    }),
  );
}

/** Makes a deleted record again as the history has it, under its number. The body is what somebody would send. */
export function restoreRecord(machine: Machine, call: ResourceCall, before: Row): Promise<Row> {
  const kept = ownColumns(machine, toColumns(machine.definition.fields, before));
  return createRecord(machine, call, { ...kept, id: call.params.id });
}

/** Writes fields back that no form has (a status that an action moved), where the transitions allow the way back. */
export async function restoreFields(
  machine: Machine,
  call: ResourceCall,
  tx: Transaction,
  fields: readonly FieldDefinition[],
): Promise<Row> {
  const { table, columns } = machine;
  const before = await getRow(machine, tx, { id: call.params.id, user: call.user, lock: true });
  const view = await viewOf(machine, before, call, tx);
  checkTransitions(fields, call.body, view);
  const values = ownColumns(machine, toColumns(fields, call.body, { ...view, ...call.body }));
  await tx
    .update(table)
    .set({ ...values, ...(columns.version && { version: sql`${columns.version} + 1` }) })
    .where(eq(machine.id, call.params.id));
  return finish(machine, call, tx, call.params.id, { row: before, view });
}

/** Amounts that were not sent are written again when the currency changes: 24.9 stays 24.9 in the new one. */
function columnsToWrite({ definition }: Machine, changed: readonly { name: string }[], body: Row, before: Row): Row {
  const whole = { ...before, ...Object.fromEntries(changed.map(({ name }) => [name, body[name]])) };
  const names = new Set(changed.map(({ name }) => name));
  const isMeant = ({ name, type, currency = 'currency' }: (typeof definition.fields)[number]) =>
    names.has(name) || (type === 'money' && names.has(currency));
  return toColumns(definition.fields.filter(isMeant), whole);
}

/** After the row is written: the resource's own rules, the audit record, and the record as it is now. */
async function finish(
  machine: Machine,
  call: ResourceCall,
  tx: Transaction,
  id: number,
  before: { row: Row; view: Row } | undefined,
): Promise<Row> {
  const read = () => getRow(machine, tx, { id, user: call.user });
  const written = await read();
  const changed = { ...(before && { before: before.row }), after: written };
  await nameFiles(machine, id, changed, call, tx);
  await machine.hooks.afterChange?.(changed, call, tx);
  // only the resource's own rules write to the row once more
  const after = machine.hooks.afterChange ? await read() : written;
  const view = await viewOf(machine, after, call, tx);
  await writeAuditEntry(tx, call, machine.name, id, wireChanges(before?.view, view));
  tag(call, after);
  return view;
}

/** Deletes a record and answers what it was; with `If-Match` only that version of it. */
export async function deleteRecord(machine: Machine, call: ResourceCall): Promise<Row> {
  const { table, hooks, id } = machine;
  const expected = matchedVersion(call);
  return withConstraints(table, 'delete', () =>
    inTransaction(call.context.db, async (tx) => {
      const before = await getRow(machine, tx, { id: call.params.id, user: call.user, lock: true });
      const view = await viewOf(machine, before, call, tx);
      await checkVersion(
        before,
        expected,
        async () => view,
        () => readLastSave(tx, machine.name, call.params.id),
      );
      await hooks.beforeDelete?.(before, call, tx);
      await tx.delete(table).where(eq(id, call.params.id));
      await nameFiles(machine, call.params.id, { before }, call, tx);
      await hooks.afterChange?.({ before }, call, tx);
      await writeAuditEntry(tx, call, machine.name, call.params.id, wireChanges(view, undefined));
      return view;
    }),
  );
}
