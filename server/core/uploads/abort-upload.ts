import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { publicFolder, getUploadStore } from './find-upload.ts';
import { uploadParts, uploads } from './uploads.table.ts';

/** Aborts an upload and deletes its parts. Idempotent until the row is pruned. */
export const abortUpload: Handler<'abortUpload'> = async ({ params, user, context }) => {
  const { db } = context;
  const own = and(eq(uploads.id, params.upload_id), eq(uploads.user_id, user?.id ?? 0));
  const gone = await db.transaction(async (tx) => {
    const unused = and(own, isNull(uploads.used_by));
    const [upload] = await tx.update(uploads).set({ status: 'aborted' }).where(unused).returning();
    if (upload) await tx.delete(uploadParts).where(eq(uploadParts.upload_id, upload.id));
    return upload;
  });
  if (gone) {
    await getUploadStore(context).remove(gone.id, publicFolder(gone));
    return undefined;
  }
  const [used] = await db.select({ id: uploads.id }).from(uploads).where(own);
  throw used ? problem(409, 'in_use') : notFound();
};
