import { eq } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import type { ImportRecord } from './imports.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Upload } from '#server/core/uploads/find-upload.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';

/** The upload that an import is; 409 when its bytes are gone. */
export async function uploadOf(db: Queryable, { file }: Pick<ImportRecord, 'file'>): Promise<Upload> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.key, file));
  if (!upload) throw problem(409, 'file_not_there');
  return upload;
}
