import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { join } from 'node:path';
import type { Account, Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { createFolderStore } from './folder-store.ts';
import type { StoredPart, UploadStore } from './upload-store.ts';
import { uploadParts, uploads } from './uploads.table.ts';

export type Upload = typeof uploads.$inferSelect;

/** Returns the upload store of the shop. */
export function getUploadStore({ config }: Pick<Context, 'config'>): UploadStore {
  return createFolderStore(join(config.dataDir, 'media'));
}

type PurposeHolder = Pick<Upload, 'purpose'>;

/** Whether the upload is audio. */
export const isSound = ({ purpose }: PurposeHolder): boolean => purpose === 'track';

/** Whether the upload is an internal document: stored unchanged and never public. */
export const isDocument = ({ purpose }: PurposeHolder): boolean =>
  purpose === 'dispute_evidence' || purpose === 'payout_file' || purpose === 'import_file';

/** Whether the upload is a picture of a message: stored in two sizes and never public. */
export const isMessagePicture = ({ purpose }: PurposeHolder): boolean => purpose === 'message_picture';

/** Whether the file is sent by operations that check the caller, and never published. */
export const isPrivate = (upload: PurposeHolder): boolean => isDocument(upload) || isMessagePicture(upload);

/** File name of a stored document. */
export const DOCUMENT = 'document';

/** Returns the public storage folder of an assigned upload. */
export const getPublicFolder = (upload: Pick<Upload, 'key' | 'purpose'>): string =>
  `${isSound(upload) ? 'songs' : 'pictures'}/${upload.key}`;

/** Loads the private file of one of the records (e.g. 'disputes/31') by key. Throws 404. */
export async function findPrivateFile(db: Queryable, key: string, ...records: readonly string[]): Promise<Upload> {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), inArray(uploads.used_by, records), eq(uploads.status, 'done')));
  if (!upload || !isPrivate(upload)) throw notFound();
  return upload;
}

/** Loads an upload of the account. Throws 404, also for aborted ones. */
export async function findUpload(db: Queryable, id: string, user: Account | undefined): Promise<Upload> {
  const isOwn = and(eq(uploads.id, id), eq(uploads.user_id, user?.id ?? 0), ne(uploads.status, 'aborted'));
  const [upload] = await db.select().from(uploads).where(isOwn);
  if (!upload) throw notFound();
  return upload;
}

/** Lists the received parts in order. */
export function listParts(db: Queryable, id: string): Promise<StoredPart[]> {
  const { number, md5 } = uploadParts;
  return db.select({ number, md5 }).from(uploadParts).where(eq(uploadParts.upload_id, id)).orderBy(asc(number));
}

/** Computes the number of parts of a file. */
export const countParts = ({ size, part_size }: Pick<Upload, 'size' | 'part_size'>): number =>
  Math.ceil(size / part_size);

/** Formats the ETag of a part as S3 does. */
export const toETag = (md5: string): string => `"${md5}"`;
