import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { DataSubject } from '#server/resources/privacy/personal-data.ts';
import { removeFile } from '#server/resources/exports/export-store.ts';
import { exports } from '#server/resources/exports/exports.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Lists the exported files of a customer, to delete after the erasure is committed. */
export async function listStoredExports(
  db: Queryable,
  { customer }: DataSubject,
): Promise<{ remove(context: Pick<Context, 'config'>): Promise<void> }> {
  const rows = await db.select({ id: exports.id }).from(exports).where(eq(exports.customer_id, customer));
  return {
    remove: async (context) => {
      for (const { id } of rows) await removeFile(context, id);
    },
  };
}
