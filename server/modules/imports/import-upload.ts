import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import type { Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { TableSource } from '#server/core/tabular/read-table.ts';
import { DOCUMENT, getUploadStore, type Upload } from '#server/core/uploads/find-upload.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';
import type { ImportRecord } from './imports.table.ts';

/** Loads the upload of an import. Throws 409 when its bytes are deleted. */
export async function loadUpload(db: Queryable, { file }: Pick<ImportRecord, 'file'>): Promise<Upload> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.key, file));
  if (!upload) throw problem(409, 'file_not_there');
  return upload;
}

/** Returns an uploaded file as table source. */
export function createTableSource(context: Pick<Context, 'config'>, { id }: Pick<Upload, 'id'>): TableSource {
  const folder = join(context.config.dataDir, 'imports');
  return { open: () => getUploadStore(context).readKept(id, DOCUMENT), folder };
}
