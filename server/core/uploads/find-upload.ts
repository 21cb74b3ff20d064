import { and, asc, eq, ne } from 'drizzle-orm';
import { join } from 'node:path';
import type { Account, Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { folderStore } from './folder-store.ts';
import type { StoredPart, UploadStore } from './upload-store.ts';
import { uploadParts, uploads } from './uploads.table.ts';

export type Upload = typeof uploads.$inferSelect;

/** The upload store of the shop. */
export function getUploadStore({ config }: Pick<Context, 'config'>): UploadStore {
  return folderStore(join(config.dataDir, 'media'));
}

type OfPurpose = Pick<Upload, 'purpose'>;

/** Whether the upload is audio. */
export const isSound = ({ purpose }: OfPurpose): boolean => purpose === 'track';

/** Whether the upload is an internal document: stored unchanged and never public. */
export const isDocument = ({ purpose }: OfPurpose): boolean =>
  purpose === 'dispute_evidence' || purpose === 'payout_file' || purpose === 'import_file';

/** File name of a stored document. */
export const DOCUMENT = 'document';

/** Public storage folder of an assigned upload. */
export const publicFolder = (upload: Pick<Upload, 'key' | 'purpose'>): string =>
  `${isSound(upload) ? 'songs' : 'pictures'}/${upload.key}`;

/** Loads the document of a record (e.g. 'disputes/31') by key. Throws 404. */
export async function findDocument(db: Queryable, key: string, record: string): Promise<Upload> {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.used_by, record), eq(uploads.status, 'done')));
  if (!upload || !isDocument(upload)) throw notFound();
  return upload;
}

/** Loads an upload of the account. Throws 404, also for aborted ones. */
export async function findUpload(db: Queryable, id: string, user: Account | undefined): Promise<Upload> {
  const own = and(eq(uploads.id, id), eq(uploads.user_id, user?.id ?? 0), ne(uploads.status, 'aborted'));
  const [upload] = await db.select().from(uploads).where(own);
  if (!upload) throw notFound();
  return upload;
}

/** The received parts in order. */
export function listParts(db: Queryable, id: string): Promise<StoredPart[]> {
  const { number, md5 } = uploadParts;
  return db.select({ number, md5 }).from(uploadParts).where(eq(uploadParts.upload_id, id)).orderBy(asc(number));
}

/** Number of parts of a file. */
export const countParts = ({ size, part_size }: Pick<Upload, 'size' | 'part_size'>): number =>
  Math.ceil(size / part_size);

/** The ETag of a part, in S3's format. */
export const toETag = (md5: string): string => `"${md5}"`;
