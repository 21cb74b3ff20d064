import { resources } from '#generated/resources.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { getSessions } from '#server/core/authentication/sessions.ts';
import type { Account, Call, Handlers } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { defineResource } from '../define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';
import { lockChange, markUndone, visibleChanges, type AuditRow } from './visible-changes.ts';
import { undoChange } from './undo-change.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';

/** Undoes a change and marks it as undone, in one transaction. */
function undoOne(
  { context, requestId }: Pick<Call, 'context' | 'requestId'>,
  user: Account,
  id: number,
): Promise<AuditRow> {
  return inTransaction(context.db, async (tx) => {
    const entry = await lockChange(tx, id, user);
    await undoChange({ tx, entry, user, requestId, context });
    return markUndone(tx, id);
  });
}

async function adminUndo(call: Call<'adminUndo'>): Promise<AuditEntry> {
  const { context, params, reply, requestId } = call;
  const entry = await undoOne(call, requireAccount(call.user), params.id);
  // the undo may have changed the role of an account
  getSessions(context.db).clear();
  if (entry.undo === 'possible') reply.header('x-undo', requestId);
  // the wire fields are those of the description
  return toWire(resources.undo.fields, entry) as AuditEntry;
}

function adminUndoMany(call: Call<'adminUndoMany'>) {
  const user = requireAccount(call.user);
  // newest first, as a record may have been changed twice
  const newestFirst = [...call.body.ids].sort((a, b) => b - a);
  return runForEachRecord(newestFirst, async (id) => {
    const { undo } = await undoOne(call, user, id);
    if (undo === 'possible') call.reply.header('x-undo', call.requestId);
  });
}

export const undoResource = defineResource('undo', { table: auditEntries, visible: visibleChanges });

export const undoHandlers = {
  ...undoResource.handlers,
  adminUndo,
  adminUndoMany,
} as const satisfies Partial<Handlers>;
