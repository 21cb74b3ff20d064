import { getPassState } from '#domain/passes/pass-state.ts';
import type { OperationId } from '#generated/operations.ts';
import { PassFields } from '#generated/fields/Pass.ts';
import { passResource as definition } from '#generated/resources/pass.ts';
import type { Pass } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { mailPass } from './letters/pass-mail.ts';
import { type PassRow, passes } from './passes.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { toWire } from '#server/core/api/wire.ts';

/** A pass in wire format. */
export const toWirePass = (row: PassRow, now: Date): Pass =>
  toWire(PassFields, { ...row, state: getPassState(row, now) }) as Pass;

/** Changes a pass under its row lock and audits the change. Throws 404, and 409 when its state forbids the action. */
function changePass(
  call: AnyCall,
  id: number,
  action: OperationId,
  work: (tx: Transaction, before: PassRow) => Promise<Partial<PassRow>> | Partial<PassRow>,
): Promise<PassRow> {
  const { context } = call;
  return inTransaction(context.db, async (tx) => {
    const [before] = await tx.select().from(passes).where(eq(passes.id, id)).for('update');
    if (!before) throw notFound();
    checkAction(definition, action, { state: getPassState(before, context.now()) });
    const [after] = await tx
      .update(passes)
      .set({ ...(await work(tx, before)), version: sql`${passes.version} + 1` })
      .where(eq(passes.id, id))
      .returning();
    if (!after) throw notFound();
    await auditChange(tx, call, 'pass', id, before, after);
    return after;
  });
}

const sendPass = (call: AnyCall, id: number): Promise<PassRow> =>
  changePass(call, id, 'adminMailPass', async (tx, pass) => {
    await mailPass(tx, call.context, pass);
    return { mailed_at: call.context.now() };
  });

const revokePass = (call: AnyCall, id: number, reason: string): Promise<PassRow> =>
  changePass(call, id, 'adminRevokePass', () => ({ revoked_at: call.context.now(), revoked_because: reason }));

/** The response of an action: the pass with its ETag. */
function answerPass(call: AnyCall, row: PassRow): Pass {
  call.reply.header('etag', `"${row.version}"`);
  return toWirePass(row, call.context.now());
}

export const adminMailPass: Handler<'adminMailPass'> = async (call) =>
  answerPass(call, await sendPass(call, call.params.id));

export const adminMailPasses: Handler<'adminMailPasses'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await sendPass(call, id)));

export const adminRevokePass: Handler<'adminRevokePass'> = async (call) =>
  answerPass(call, await revokePass(call, call.params.id, call.body.reason));

export const adminRevokePasses: Handler<'adminRevokePasses'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await revokePass(call, id, call.body.reason)));
