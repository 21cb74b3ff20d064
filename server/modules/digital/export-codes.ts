import { formatDate, toLocalDay } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { AnyCall, Answer, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { checkSignature, createSignedLink } from '#server/core/authentication/signed-link.ts';
import { auditChange, writeAuditEntry } from '#server/resources/audit/audit.ts';
import { codeBatches, type CodeBatchRow, digitalReleases, downloadCodes } from './digital.table.ts';
import { lockCodeBatch } from './code-batches.ts';
import { sendAttachment } from '#server/modules/fulfilment/index.ts';
import { formatCsvTable } from '#server/core/tabular/csv-cells.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Throws 409 with author and time when the codes were exported before. */
async function checkNotExported(db: Queryable, { lang }: AnyCall, batch: CodeBatchRow): Promise<void> {
  const { exported_at, exported_by } = batch;
  if (!exported_at) return;
  const [author] = await db
    .select()
    .from(users)
    .where(eq(users.id, exported_by ?? 0));
  const date = formatDate(toSeconds(exported_at), getFormatLocale(lang));
  throw problem(409, 'codes_exported', { detailParams: { name: author?.name ?? '–', date } });
}

/** Returns the single-use link to the codes of a batch and writes an audit entry. */
export const adminLinkCodes: Handler<'adminLinkCodes'> = (call) =>
  inTransaction(call.context.db, async (tx) => {
    const { context, params, user } = call;
    const batch = await lockCodeBatch(tx, params.id);
    await checkNotExported(tx, call, batch);
    await tx
      .update(codeBatches)
      .set({ asked_by: user?.id ?? null })
      .where(eq(codeBatches.id, batch.id));
    await writeAuditEntry(tx, call, 'digital-batches', batch.id, { before: {}, after: { size: batch.size } });
    return createSignedLink(`/admin/digital-batches/${batch.id}/file`, batch, context.now());
  });

/** Sends the codes and deletes their plain text, in one transaction. */
export const downloadCodesFile: Handler<'downloadCodes'> = async (call) => {
  const { context, params, query } = call;
  const [linkedBatch] = await context.db.select().from(codeBatches).where(eq(codeBatches.id, params.id));
  checkSignature(linkedBatch, query, context.now());
  const { name, bytes } = await inTransaction(context.db, async (tx) => {
    const batch = await lockCodeBatch(tx, params.id);
    await checkNotExported(tx, call, batch);
    const bytes = await exportCodes(tx, batch);
    await markExported(tx, call, batch);
    return { name: `codes-${batch.id}.csv`, bytes };
  });
  const file: unknown = sendAttachment(call, name, bytes);
  return file as Answer<'downloadCodes'>;
};

async function exportCodes(tx: Transaction, batch: CodeBatchRow): Promise<Uint8Array> {
  const [release] = await tx.select().from(digitalReleases).where(eq(digitalReleases.id, batch.release_id));
  const isReadable = and(eq(downloadCodes.batch_id, batch.id), isNotNull(downloadCodes.plain_secret));
  const codes = await tx
    .select({ plain: downloadCodes.plain_secret })
    .from(downloadCodes)
    .where(isReadable)
    .orderBy(asc(downloadCodes.id));
  await tx.update(downloadCodes).set({ plain_secret: null }).where(isReadable);
  const releaseCells = [
    release?.title,
    release?.artist_name,
    batch.expires_at && toLocalDay(toSeconds(batch.expires_at)),
    batch.name,
  ];
  const lines = [
    ['code', 'title', 'artist', 'redeem_until', 'batch'],
    ...codes.map(({ plain }) => [plain ?? '', ...releaseCells.map((cell) => cell ?? '')]),
  ];
  return new TextEncoder().encode(formatCsvTable(lines));
}

/** Marks a batch as exported, with an audit entry of the account that created the link. */
async function markExported(tx: Transaction, call: AnyCall, before: CodeBatchRow): Promise<void> {
  const [user] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, before.asked_by ?? 0));
  const [after] = await tx
    .update(codeBatches)
    .set({
      exported_at: call.context.now(),
      exported_by: before.asked_by,
      version: sql`${codeBatches.version} + 1`,
    })
    .where(eq(codeBatches.id, before.id))
    .returning();
  if (!after) throw notFound();
  const { operation, requestId } = call;
  await auditChange(tx, { operation, requestId, user }, 'digital-batches', before.id, before, after);
}
