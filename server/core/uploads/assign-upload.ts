import type { UploadPurpose } from '#generated/enums.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { isPrivate, getPublicFolder, getUploadStore } from './find-upload.ts';
import { uploads } from './uploads.table.ts';

export interface UploadAssignment {
  purpose: UploadPurpose;
  /** Field of the record, for errors. */
  field: string;
  /** The record, e.g. 'shops/4'. */
  record: string;
  before: string | null | undefined;
  after: string | null | undefined;
}

/**
 * Assigns another file to a record, in the transaction that writes the record. The new file becomes public unless it is
 * private; the previous one is released and deleted later. Throws 422 unless the new file is a finished upload of
 * the caller for this purpose, or belonged to the record before. When the transaction fails, the published file has a
 * name unknown to clients.
 */
export async function assignUpload(
  tx: Queryable,
  { purpose, field, record, before, after }: UploadAssignment,
  { user, context }: Pick<AnyCall, 'user' | 'context'>,
): Promise<void> {
  if ((before ?? null) === (after ?? null)) return;
  if (after) {
    const isOwn = and(isNull(uploads.used_by), eq(uploads.user_id, user?.id ?? 0));
    const isFree = or(isOwn, eq(uploads.used_by, record));
    const [upload] = await tx
      .update(uploads)
      .set({ used_by: record, idle_since: null })
      .where(and(eq(uploads.key, after), eq(uploads.purpose, purpose), eq(uploads.status, 'done'), isFree))
      .returning();
    if (!upload) throw invalid([{ path: field, code: 'input_not_allowed' }]);
    if (!isPrivate(upload)) await getUploadStore(context).publish(upload.id, getPublicFolder(upload));
  }
  if (before) {
    const isBefore = and(eq(uploads.key, before), eq(uploads.used_by, record));
    await tx.update(uploads).set({ idle_since: context.now() }).where(isBefore);
  }
}

/** Releases all uploads of a deleted record; `prune-uploads` deletes them later. */
export async function releaseUploads(tx: Queryable, record: string, now: Date): Promise<void> {
  const isNamed = and(eq(uploads.used_by, record), isNull(uploads.idle_since));
  await tx.update(uploads).set({ idle_since: now }).where(isNamed);
}
