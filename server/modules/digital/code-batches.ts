import { getCodeHint } from '#domain/readable-codes.ts';
import { CodeBatchFields } from '#generated/fields/CodeBatch.ts';
import type { CodeBatch } from '#generated/schemas.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { invalid, notFound } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { codeBatches, type CodeBatchRow, digitalReleases, downloadCodes } from './digital.table.ts';
import { hashCode, createCode } from '#server/core/authentication/create-code.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { fromSeconds, toWire } from '#server/core/api/wire.ts';

/** Loads the batch `FOR UPDATE`. Throws 404. */
export async function lockCodeBatch(tx: Transaction, id: number): Promise<CodeBatchRow> {
  const [batch] = await tx.select().from(codeBatches).where(eq(codeBatches.id, id)).for('update');
  if (!batch) throw notFound();
  return batch;
}

const selectCodeCount = (condition: string) =>
  sql.raw(`select count(*)::int from download_codes c where c.batch_id = code_batches.id and ${condition}`);

/** Computed counts of a batch. */
export const BATCH_COUNTS = {
  redeemed_count: selectCodeCount('c.used > 0'),
  revoked_count: selectCodeCount('c.revoked_at is not null'),
};

/** The response of an action: the current batch with its ETag. */
async function answerCodeBatch(call: AnyCall, db: Queryable, batch: CodeBatchRow): Promise<CodeBatch> {
  const { redeemed_count, revoked_count } = BATCH_COUNTS;
  const [counts] = await db
    .select({ redeemed_count: sql<number>`(${redeemed_count})`, revoked_count: sql<number>`(${revoked_count})` })
    .from(codeBatches)
    .where(eq(codeBatches.id, batch.id));
  call.reply.header('etag', `"${batch.version}"`);
  return { ...(toWire(CodeBatchFields, { ...batch, exported: batch.exported_at !== null }) as CodeBatch), ...counts };
}

/** Generates a batch of codes. They are readable only in the export. */
export const adminGenerateCodes: Handler<'adminGenerateCodes'> = async (call) => {
  const { params, body, user, context } = call;
  const { name, count, uses = 3 } = body;
  const expires_at = fromSeconds(body.expires_at ?? null);
  if (expires_at && expires_at <= context.now()) throw invalid([{ path: 'expires_at', code: 'input_in_past' }]);
  return inTransaction(context.db, async (tx) => {
    const [release] = await tx.select().from(digitalReleases).where(eq(digitalReleases.id, params.id)).for('share');
    if (!release) throw notFound();
    const values = { release_id: release.id, name, size: count, uses, expires_at, secret: createSecret() };
    const [batch] = await tx
      .insert(codeBatches)
      .values({ ...values, created_by: user?.id, created_at: context.now() })
      .returning();
    if (!batch) throw new Error('The database did not return the batch.');
    await insertCodes(tx, batch);
    await auditChange(tx, call, 'digital-batches', batch.id, undefined, batch);
    call.reply.status(201);
    return answerCodeBatch(call, tx, batch);
  });
};

async function insertCodes(tx: Transaction, { id, release_id, size }: CodeBatchRow): Promise<void> {
  const codes = Array.from({ length: size }, createCode);
  await tx.execute(sql`
    insert into download_codes (batch_id, release_id, code_hash, plain_secret, hint)
    select ${id}, ${release_id}, * from unnest(${sql.param(codes.map(hashCode))}::text[], ${sql.param(codes)}::text[],
      ${sql.param(codes.map(getCodeHint))}::text[])`);
}

/** Revokes all codes of a batch that are not revoked yet. */
export const adminRevokeCodeBatch: Handler<'adminRevokeCodeBatch'> = async (call) => {
  const { params, body, context } = call;
  return inTransaction(context.db, async (tx) => {
    const before = await lockCodeBatch(tx, params.id);
    const { rowCount } = await tx
      .update(downloadCodes)
      .set({
        revoked_at: context.now(),
        revoked_because: body.reason,
        plain_secret: null,
        version: sql`${downloadCodes.version} + 1`,
      })
      .where(and(eq(downloadCodes.batch_id, before.id), isNull(downloadCodes.revoked_at)));
    const [after] = await tx
      .update(codeBatches)
      .set({ version: sql`${codeBatches.version} + 1` })
      .where(eq(codeBatches.id, before.id))
      .returning();
    if (!after) throw notFound();
    await auditChange(tx, call, 'digital-batches', before.id, before, { ...after, revoked_count: rowCount });
    return answerCodeBatch(call, tx, after);
  });
};
