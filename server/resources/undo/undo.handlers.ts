import { resources } from '#generated/resources.ts';
import type { AuditEntry } from '#generated/schemas.ts';
import { sessionsOf } from '#server/core/authentication/sessions.ts';
import type { Account, Call, Handlers } from '#server/core/api/handler.ts';
import { inBulk } from '#server/core/api/in-bulk.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { defineResource } from '../define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';
import { lockChange, markUndone, visibleChanges, type AuditRow } from './visible-changes.ts';
import { undoChange } from './undo-change.ts';
import { signedIn } from '#server/core/authentication/signed-in.ts';

/** Undoes a change: what it made is written back, the change is marked and the undo has an entry, or none of it. */
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
  const entry = await undoOne(call, signedIn(call.user), params.id);
  // the role of an account may be another again
  sessionsOf(context.db).forget();
  if (entry.undo === 'possible') reply.header('x-undo', requestId);
  // the fields of the wire are those of the description
  return toWire(resources.undo.fields, entry) as AuditEntry;
}

function adminUndoMany(call: Call<'adminUndoMany'>) {
  const user = signedIn(call.user);
  // what was changed twice is taken back in the other order
  const newestFirst = [...call.body.ids].sort((a, b) => b - a);
  return inBulk(newestFirst, async (id) => {
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
