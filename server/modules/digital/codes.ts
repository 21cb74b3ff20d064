import { getCodeState } from '#domain/digital/code-state.ts';
import { getCodeHint } from '#domain/readable-codes.ts';
import { DownloadCodeFields } from '#generated/fields/DownloadCode.ts';
import { digitalCodesResource as definition } from '#generated/resources/digital-codes.ts';
import type { DownloadCode } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { codeBatches, downloadCodes } from './digital.table.ts';
import { hashCode } from '#server/core/authentication/create-code.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

/** SQL of `getCodeState`. */
const STATE = sql.raw(`select case when download_codes.revoked_at is not null then 'revoked'
  when download_codes.used >= b.uses then 'used_up' when b.expires_at <= now() then 'expired'
  when download_codes.used > 0 then 'used' else 'unused' end from code_batches b where b.id = download_codes.batch_id`);

/** Download codes; found by the complete code. */
export const codesResource = defineResource('digital-codes', {
  table: downloadCodes,
  texts: { state: STATE },
  find: (text) => eq(downloadCodes.code_hash, hashCode(text)),
  // searched by the last letters, the only readable part
  searchBy: (text) =>
    sql`(${downloadCodes.hint} = ${getCodeHint(text)} or ${downloadCodes.code_hash} = ${hashCode(text)})`,
});

function revokeCode(call: AnyCall, id: number, reason: string): Promise<DownloadCode> {
  const { now } = call.context;
  return inTransaction(call.context.db, async (tx) => {
    const [row] = await tx
      .select({ code: downloadCodes, batch: codeBatches })
      .from(downloadCodes)
      .innerJoin(codeBatches, eq(codeBatches.id, downloadCodes.batch_id))
      .where(eq(downloadCodes.id, id))
      .for('update', { of: downloadCodes });
    if (!row) throw notFound();
    const state = getCodeState({ ...row.batch, ...row.code }, now());
    // the bulk action follows the rules of the single one
    checkAction(definition, 'adminRevokeCode', { state });
    const [after] = await tx
      .update(downloadCodes)
      .set({
        revoked_at: now(),
        revoked_because: reason,
        plain_secret: null,
        version: sql`${downloadCodes.version} + 1`,
      })
      .where(eq(downloadCodes.id, id))
      .returning();
    if (!after) throw notFound();
    await auditChange(tx, call, 'digital-codes', id, row.code, after);
    call.reply.header('etag', `"${after.version}"`);
    return toWire(DownloadCodeFields, { ...after, state: 'revoked' }) as DownloadCode;
  });
}

export const adminRevokeCode: Handler<'adminRevokeCode'> = (call) => revokeCode(call, call.params.id, call.body.reason);

export const adminRevokeCodes: Handler<'adminRevokeCodes'> = (call) =>
  runForEachRecord(call.body.ids, async (id) => void (await revokeCode(call, id, call.body.reason)));
