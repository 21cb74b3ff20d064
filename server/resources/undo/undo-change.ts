// Undoes a change by calling the operation that a user would call, with its validation and roles.
import type { BulkAnswer } from '#generated/schemas.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { createCall, callInTransaction, validateBody, canCall } from '#server/core/api/call-in-transaction.ts';
import type { OperationCall } from '#server/core/api/call-in-transaction.ts';
import { getOperationChecks } from '#server/core/api/operation-checks.ts';
import type { Account, Context, OperationId } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { getFieldsToRestore, findUndo, getWritableFields } from '../audit/can-be-undone.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { ResourceRuntime, ResourceCall } from '../resource-runtime.ts';
import { getResource } from '../get-resource.ts';
import { getRow, buildView } from '../read-records.ts';
import { mapConstraintErrors } from '../constraints.ts';
import { restoreFields, restoreRecord } from '../write-records.ts';
import type { Row } from '#server/core/api/wire.ts';
import { checkUnchanged } from './check-unchanged.ts';
import type { AuditRow } from './visible-changes.ts';
import { getPreviousValues } from './previous-values.ts';

/** An undo in progress. */
export interface UndoContext {
  tx: Transaction;
  entry: AuditRow;
  user: Account;
  requestId: string;
  context: Context;
}

/**
 * Undoes a change. Throws 409 with the fields that were changed since, and the errors of the called operation: 403,
 * 404, 409, 422.
 */
export async function undoChange(undoContext: UndoContext): Promise<void> {
  const { entry, context } = undoContext;
  const runtime = getResource(context, entry.resource);
  if (!runtime) throw problem(409, 'undo_never');
  const { definition } = runtime;
  const { before, after } = entry;
  if (!before) return undoCreate(undoContext, runtime, after ?? {});
  if (!after) return undoDelete(undoContext, runtime, before);
  const undo = findUndo(definition, entry.operation);
  if (typeof undo === 'string') return callOpposite(undoContext, undo as OperationId);
  return undoUpdate(undoContext, runtime, before, after);
}

/** Restores previous values by the update operation, or for an action the columns it changed. */
async function undoUpdate(undoContext: UndoContext, runtime: ResourceRuntime, before: Row, after: Row): Promise<void> {
  const { tx, entry } = undoContext;
  const operation = entry.operation as OperationId;
  const fields = getFieldsToRestore(runtime.definition, operation, { before, after });
  const { call, view } = await lockCurrent(undoContext, runtime, operation);
  checkUnchanged(runtime.name, fields, after, view);
  const values = getPreviousValues(fields, before, view);
  if (operation !== runtime.definition.operations.update) {
    if (!canCall(operation, call.user)) throw problem(403, 'not_allowed');
    await restoreFields(runtime, { ...call, body: values }, tx, fields);
    return;
  }
  const headers = { 'if-match': `"${String(view.version)}"` };
  await callOperation(undoContext, operation, { params: call.params, body: values, headers });
}

/** Deletes a created record unless it was changed since. */
async function undoCreate(undoContext: UndoContext, runtime: ResourceRuntime, after: Row): Promise<void> {
  const { definition } = runtime;
  const operation = definition.operations.delete as OperationId | undefined;
  if (!operation) throw problem(409, 'undo_never');
  const { call, view } = await lockCurrent(undoContext, runtime, operation);
  const writtenFields: readonly FieldDefinition[] = getWritableFields(definition).filter(({ name }) => name in after);
  checkUnchanged(runtime.name, writtenFields, after, view);
  await callOperation(undoContext, operation, { params: call.params });
}

/** Recreates a deleted record with its id. */
async function undoDelete(undoContext: UndoContext, runtime: ResourceRuntime, before: Row): Promise<void> {
  const { user } = undoContext;
  const operation = runtime.definition.operations.create as OperationId | undefined;
  if (!operation || !canCall(operation, user)) throw problem(403, 'not_allowed');
  const writtenFields = getWritableFields(runtime.definition).filter(({ name }) => before[name] != null);
  const body = validateBody(operation, getPreviousValues(writtenFields, before, undefined));
  const call = toResourceCall(undoContext, operation, body);
  await mapConstraintErrors(runtime.table, 'write', () => restoreRecord(runtime, call, before));
}

/** Calls the opposite operation for the record. */
async function callOpposite(undoContext: UndoContext, operation: OperationId): Promise<void> {
  const { record_id } = undoContext.entry;
  const isBulk = getOperationChecks(operation).params === undefined;
  const answer = await callOperation(
    undoContext,
    operation,
    isBulk ? { body: { ids: [record_id] } } : { params: { id: record_id } },
  );
  const [refused] = isBulk ? (answer as BulkAnswer).refused : [];
  if (refused) throw problem(409, refused.code);
}

const toOperationCall = ({ entry, user, requestId }: UndoContext, operation: OperationId): OperationCall => ({
  operation,
  user,
  requestId,
  undoes: entry.id,
});

const toResourceCall = (undoContext: UndoContext, operation: OperationId, body: Row): ResourceCall => ({
  ...createCall(undoContext.tx, toOperationCall(undoContext, operation), body, undoContext.context),
  params: { id: undoContext.entry.record_id },
});

const callOperation = (
  undoContext: UndoContext,
  operation: OperationId,
  input: Pick<OperationCall, 'params' | 'body' | 'headers'>,
) => callInTransaction(undoContext.tx, { ...toOperationCall(undoContext, operation), ...input }, undoContext.context);

/** Loads the record with details `FOR UPDATE`, and a call for it. Throws 404. */
async function lockCurrent(undoContext: UndoContext, runtime: ResourceRuntime, operation: OperationId) {
  const { tx, entry, user } = undoContext;
  const call = toResourceCall(undoContext, operation, {});
  const row = await getRow(runtime, tx, { id: entry.record_id, user, lock: true });
  const view: Row = { ...row, ...(await buildView(runtime, row, call, tx)) };
  return { call, view };
}
