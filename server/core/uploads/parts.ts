import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { badRequest, notFound } from '#server/core/problems/problem.ts';
import { findUpload, countParts, listParts, getUploadStore, toETag } from './find-upload.ts';
import { PartError } from './upload-store.ts';
import { uploadParts, uploads } from './uploads.table.ts';

/** Stores a part and returns its ETag. Replaces an earlier part with the same number. */
export const putUploadPart: Handler<'putUploadPart'> = async ({ params, body, user, context, reply }) => {
  const { db } = context;
  const upload = await findUpload(db, params.upload_id, user);
  if (upload.status !== 'open') throw notFound();
  const { id, size, part_size } = upload;
  const number = params.part_number;
  const count = countParts(upload);
  if (number > count) throw badRequest(`The file has ${count} parts only.`);
  const bytes = Math.min(part_size, size - (number - 1) * part_size);
  const store = getUploadStore(context);
  const md5 = await store.putPart(id, number, bytes, body).catch((error: unknown) => {
    if (error instanceof PartError) throw badRequest(`It has to have ${bytes} bytes: ${error.message}.`);
    if (body.readableAborted) throw badRequest('The part broke off.');
    throw error;
  });
  const previousPart = await db.transaction(async (tx) => {
    const isOpen = and(eq(uploads.id, id), eq(uploads.status, 'open'));
    const [openUpload] = await tx
      .update(uploads)
      .set({ idle_since: context.now() })
      .where(isOpen)
      .returning({ id: uploads.id });
    if (!openUpload) return undefined;
    const isSamePart = and(eq(uploadParts.upload_id, id), eq(uploadParts.number, number));
    const [previous] = await tx.select().from(uploadParts).where(isSamePart);
    await tx
      .insert(uploadParts)
      .values({ upload_id: id, number, md5 })
      .onConflictDoUpdate({ target: [uploadParts.upload_id, uploadParts.number], set: { md5: sql`excluded.md5` } });
    return previous ?? { number, md5 };
  });
  if (!previousPart) {
    // aborted meanwhile
    await store.dropPart(id, { number, md5 });
    throw notFound();
  }
  if (previousPart.md5 !== md5) await store.dropPart(id, previousPart);
  reply.header('etag', toETag(md5));
  return undefined;
};

export const listUploadParts: Handler<'listUploadParts'> = async ({ params, user, context: { db } }) => {
  const { id } = await findUpload(db, params.upload_id, user);
  const parts = await listParts(db, id);
  return { parts: parts.map(({ number, md5 }) => ({ number, etag: toETag(md5) })) };
};
