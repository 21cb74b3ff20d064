// How each kind of change is taken back. What does it is always what somebody would do by hand: the same operation with
// its checks, roles and rules.
import type { BulkAnswer } from '#generated/schemas.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { callOfOurs, callWithin, checkedBody, mayCall } from '#server/core/api/call-again.ts';
import type { InnerCall } from '#server/core/api/call-again.ts';
import { operationChecks } from '#server/core/api/operation-checks.ts';
import type { Account, Context, OperationId } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { fieldsToRestore, undoOf, writableFields } from '../audit/can-be-undone.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { Machine, ResourceCall } from '../machine.ts';
import { machineOf } from '../machines.ts';
import { getRow, viewOf } from '../records.ts';
import { withConstraints } from '../constraints.ts';
import { restoreFields, restoreRecord } from '../write.ts';
import type { Row } from '#server/core/api/wire.ts';
import { checkUnchanged } from './check-unchanged.ts';
import type { AuditRow } from './own-changes.ts';
import { valuesBefore } from './values-before.ts';

/** Who undoes what, within which transaction. */
export interface Undoing {
  tx: Transaction;
  entry: AuditRow;
  user: Account;
  requestId: string;
  context: Context;
}

/**
 * Takes a change back. Throws 409 with the fields that were changed since, and whatever the operation throws that does it:
 * 403, 404, 409, 422.
 */
export async function undoChange(undoing: Undoing): Promise<void> {
  const { entry, context } = undoing;
  const machine = machineOf(context, entry.resource);
  if (!machine) throw problem(409, 'undo_never');
  const { definition } = machine;
  const { before, after } = entry;
  if (!before) return undoCreate(undoing, machine, after ?? {});
  if (!after) return undoDelete(undoing, machine, before);
  const undo = undoOf(definition, entry.operation);
  if (typeof undo === 'string') return callOpposite(undoing, undo as OperationId);
  return undoUpdate(undoing, machine, before, after);
}

/** Back to the values before, by what saves the record, or for an action by the columns it moved. */
async function undoUpdate(undoing: Undoing, machine: Machine, before: Row, after: Row): Promise<void> {
  const { tx, entry } = undoing;
  const operation = entry.operation as OperationId;
  const fields = fieldsToRestore(machine.definition, operation, { before, after });
  const { call, view } = await current(undoing, machine, operation);
  checkUnchanged(machine.name, fields, after, view);
  const values = valuesBefore(fields, before, view);
  if (operation !== machine.definition.operations.update) {
    if (!mayCall(operation, call.user)) throw problem(403, 'not_allowed');
    await restoreFields(machine, { ...call, body: values }, tx, fields);
    return;
  }
  const headers = { 'if-match': `"${String(view.version)}"` };
  await ask(undoing, operation, { params: call.params, body: values, headers });
}

/** A new record is deleted, unless somebody worked on it since. */
async function undoCreate(undoing: Undoing, machine: Machine, after: Row): Promise<void> {
  const { definition } = machine;
  const operation = definition.operations.delete as OperationId | undefined;
  if (!operation) throw problem(409, 'undo_never');
  const { call, view } = await current(undoing, machine, operation);
  const told: readonly FieldDefinition[] = writableFields(definition).filter(({ name }) => name in after);
  checkUnchanged(machine.name, told, after, view);
  await ask(undoing, operation, { params: call.params });
}

/** A deleted record is made again, under its number. */
async function undoDelete(undoing: Undoing, machine: Machine, before: Row): Promise<void> {
  const { user } = undoing;
  const operation = machine.definition.operations.create as OperationId | undefined;
  if (!operation || !mayCall(operation, user)) throw problem(403, 'not_allowed');
  const told = writableFields(machine.definition).filter(({ name }) => before[name] != null);
  const body = checkedBody(operation, valuesBefore(told, before, undefined));
  const call = resourceCall(undoing, operation, body);
  await withConstraints(machine.table, 'write', () => restoreRecord(machine, call, before));
}

/** By the operation that does the opposite, for this one record. */
async function callOpposite(undoing: Undoing, operation: OperationId): Promise<void> {
  const { record_id } = undoing.entry;
  const isBulk = operationChecks(operation).params === undefined;
  const answer = await ask(undoing, operation, isBulk ? { body: { ids: [record_id] } } : { params: { id: record_id } });
  const [refused] = isBulk ? (answer as BulkAnswer).refused : [];
  if (refused) throw problem(409, refused.code);
}

const innerCall = ({ entry, user, requestId }: Undoing, operation: OperationId): InnerCall => ({
  operation,
  user,
  requestId,
  undoes: entry.id,
});

const resourceCall = (undoing: Undoing, operation: OperationId, body: Row): ResourceCall => ({
  ...callOfOurs(undoing.tx, innerCall(undoing, operation), body, undoing.context),
  params: { id: undoing.entry.record_id },
});

const ask = (undoing: Undoing, operation: OperationId, more: Pick<InnerCall, 'params' | 'body' | 'headers'>) =>
  callWithin(undoing.tx, { ...innerCall(undoing, operation), ...more }, undoing.context);

/** The record as its own page shows it, locked, and the call that an operation on it would be. Throws 404 when it is gone. */
async function current(undoing: Undoing, machine: Machine, operation: OperationId) {
  const { tx, entry, user } = undoing;
  const call = resourceCall(undoing, operation, {});
  const row = await getRow(machine, tx, { id: entry.record_id, user, lock: true });
  const view: Row = { ...row, ...(await viewOf(machine, row, call, tx)) };
  return { call, view };
}
