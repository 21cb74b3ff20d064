import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { getPublicFolder, getUploadStore } from './find-upload.ts';
import { uploadParts, uploads } from './uploads.table.ts';

/** Aborts an upload and deletes its parts. Idempotent until the row is pruned. */
export const abortUpload: Handler<'abortUpload'> = async ({ params, user, context }) => {
  const { db } = context;
  const isOwn = and(eq(uploads.id, params.upload_id), eq(uploads.user_id, user?.id ?? 0));
  const abortedUpload = await db.transaction(async (tx) => {
    const isUnused = and(isOwn, isNull(uploads.used_by));
    const [upload] = await tx.update(uploads).set({ status: 'aborted' }).where(isUnused).returning();
    if (upload) await tx.delete(uploadParts).where(eq(uploadParts.upload_id, upload.id));
    return upload;
  });
  if (abortedUpload) {
    await getUploadStore(context).remove(abortedUpload.id, getPublicFolder(abortedUpload));
    return undefined;
  }
  const [usedUpload] = await db.select({ id: uploads.id }).from(uploads).where(isOwn);
  throw usedUpload ? problem(409, 'in_use') : notFound();
};
