import type { FieldDefinition } from '#generated/definitions.ts';
import type { AuditAction } from '#generated/enums.ts';
import { operations } from '#generated/operations.ts';
import { resources } from '#generated/resources.ts';
import type { ResourceName } from '#generated/resources.ts';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { auditEntries } from './audit.table.ts';
import { announceChange, announceChanges } from '#server/core/live/announce-change.ts';
import { diffRows } from './changes.ts';
import type { Changes } from './changes.ts';
import { canBeUndone } from './can-be-undone.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Row } from '#server/core/api/wire.ts';

/** The parts of a call that an audit entry stores. */
export interface AuditContext extends Pick<AnyCall, 'operation' | 'requestId' | 'undoes'> {
  user: Pick<Account, 'id' | 'name'> | undefined;
  /** Receives the `X-Undo` header when the change can be undone. */
  reply?: Pick<AnyCall['reply'], 'header'>;
  /** Its `reason`, if any, is stored in the entry. */
  body?: unknown;
  /** Time of the change; now by default. */
  at?: Date;
}

/**
 * Writes an audit entry in the transaction of the change. Takes rows of the resource's table and stores the fields that
 * differ, in wire format. `before` is undefined for a created record, `after` for a deleted one. `after` may have members
 * that are not columns (a tracking number, a reason).
 */
export async function auditChange(
  tx: Queryable,
  call: AuditContext,
  resource: ResourceName,
  recordId: number,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  await auditChanges(tx, call, resource, [{ recordId, before, after }]);
}

/** Like `auditChange`, for several records of a resource. */
export async function auditChanges(
  tx: Queryable,
  call: AuditContext,
  resource: ResourceName,
  records: readonly { recordId: number; before: Row | undefined; after: Row | undefined }[],
): Promise<void> {
  const changed = records.map(({ recordId, before, after }) => ({
    ...{ record_id: recordId, ...diffRows(resource, before, after) },
  }));
  await writeEntries(tx, call, resource, changed);
}

/** Writes an audit entry of changes in wire format. */
export async function writeAuditEntry(
  tx: Queryable,
  call: AuditContext,
  resource: ResourceName,
  recordId: number,
  changed: Changes,
): Promise<void> {
  await writeEntries(tx, call, resource, [{ record_id: recordId, ...changed }]);
}

async function writeEntries(
  tx: Queryable,
  call: AuditContext,
  resource: ResourceName,
  changed: readonly (Changes & { record_id: number })[],
): Promise<void> {
  if (changed.length === 0) return;
  const { operation, user, requestId, undoes, at } = call;
  const entries = changed.map(({ record_id, ...values }) => {
    const { before, after, isComplete } = removeWriteOnly(resource, values);
    const undo = isComplete && canBeUndone(resources[resource], operation, { before, after }) ? 'possible' : 'never';
    return { resource, record_id, before, after, action: toAction(call, before, after), undo } as const;
  });
  const sharedValues = {
    ...{ operation, user_id: user?.id, user_name: user?.name, request_id: requestId, undoes, created_at: at },
    reason: readReason(call.body),
  };
  await tx.insert(auditEntries).values(entries.map((entry) => ({ ...entry, ...sharedValues })));
  if (entries.some(({ undo }) => undo === 'possible')) call.reply?.header('x-undo', requestId);
  await announceChanges(
    tx,
    entries.map(({ record_id, action }) => ({ resource, id: record_id, action, by: user?.id })),
  );
}

/** Removes write-only fields. A change with such fields cannot be undone. */
function removeWriteOnly(resource: ResourceName, { before, after }: Changes): Changes & { isComplete: boolean } {
  const fields: readonly FieldDefinition[] = resources[resource].fields;
  const writeOnlyNames = new Set(fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name));
  const removeFields = (values: Changes['before']) =>
    values && Object.fromEntries(Object.entries(values).filter(([name]) => !writeOnlyNames.has(name)));
  const names = [...Object.keys(before ?? {}), ...Object.keys(after ?? {})];
  const isComplete = !names.some((name) => writeOnlyNames.has(name));
  return { before: removeFields(before), after: removeFields(after), isComplete };
}

function toAction(
  { operation, undoes }: AuditContext,
  before: Changes['before'],
  after: Changes['after'],
): AuditAction {
  if (undoes !== undefined) return 'undo';
  if (!before) return 'create';
  if (!after) return 'delete';
  return operations[operation].method === 'put' ? 'update' : 'action';
}

function readReason(body: unknown): string | undefined {
  const { reason } = Object(body) as { reason?: unknown };
  return typeof reason === 'string' && reason ? reason : undefined;
}

/** A change of one of several records by one call. */
export interface AuditedChange extends Changes {
  resource: ResourceName;
  record_id: number;
}

/**
 * Writes the audit entries of one call that changed many records. The call is undone as a whole. Announces only the last
 * record of each resource, so that an open list reloads once.
 */
export async function auditBatch(tx: Queryable, call: AuditContext, changed: readonly AuditedChange[]): Promise<void> {
  if (changed.length === 0) return;
  const { operation, user, requestId, undoes } = call;
  const sharedValues = {
    operation,
    user_id: user?.id,
    user_name: user?.name,
    request_id: requestId,
    undoes,
    created_at: call.at,
  };
  await tx
    .insert(auditEntries)
    .values(
      changed.map((change) => ({ ...change, ...sharedValues, action: toAction(call, change.before, change.after) })),
    );
  const lastByResource = new Map(changed.map((change) => [change.resource, change]));
  for (const { resource, record_id, before, after } of lastByResource.values())
    await announceChange(tx, { resource, id: record_id, action: toAction(call, before, after), by: user?.id });
}
