import { and, asc, eq, ne } from 'drizzle-orm';
import { join } from 'node:path';
import type { Account, Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { folderStore } from './folder-store.ts';
import type { StoredPart, UploadStore } from './upload-store.ts';
import { uploadParts, uploads } from './uploads.table.ts';

export type Upload = typeof uploads.$inferSelect;

/** Where this shop keeps the bytes of uploads. */
export function getUploadStore({ config }: Pick<Context, 'config'>): UploadStore {
  return folderStore(join(config.dataDir, 'media'));
}

type OfPurpose = Pick<Upload, 'purpose'>;

/** Whether the upload is something to hear. */
export const isSound = ({ purpose }: OfPurpose): boolean => purpose === 'track';

/** Whether the upload is a paper of the house: kept as it came, and never public. All others are pictures. */
export const isDocument = ({ purpose }: OfPurpose): boolean =>
  purpose === 'dispute_evidence' || purpose === 'payout_file' || purpose === 'import_file';

/** What a document is kept as. */
export const DOCUMENT = 'document';

/** Where a finished upload is served once a record names it: a folder of the storage. */
export const publicFolder = (upload: Pick<Upload, 'key' | 'purpose'>): string =>
  `${isSound(upload) ? 'songs' : 'pictures'}/${upload.key}`;

/** The document that is kept under a key, for who may see the record that names it (`record`, as 'disputes/31'). */
export async function findDocument(db: Queryable, key: string, record: string): Promise<Upload> {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.used_by, record), eq(uploads.status, 'done')));
  if (!upload || !isDocument(upload)) throw notFound();
  return upload;
}

/** An upload of that account. Of others and of those given up nobody is told: 404. */
export async function findUpload(db: Queryable, id: string, user: Account | undefined): Promise<Upload> {
  const own = and(eq(uploads.id, id), eq(uploads.user_id, user?.id ?? 0), ne(uploads.status, 'aborted'));
  const [upload] = await db.select().from(uploads).where(own);
  if (!upload) throw notFound();
  return upload;
}

/** What arrived of an upload, in the order of the file. */
export function listParts(db: Queryable, id: string): Promise<StoredPart[]> {
  const { number, md5 } = uploadParts;
  return db.select({ number, md5 }).from(uploadParts).where(eq(uploadParts.upload_id, id)).orderBy(asc(number));
}

/** How many parts a file has. */
export const countParts = ({ size, part_size }: Pick<Upload, 'size' | 'part_size'>): number =>
  Math.ceil(size / part_size);

/** A part's tag as clients see it: S3's, in quotation marks. */
export const toETag = (md5: string): string => `"${md5}"`;
