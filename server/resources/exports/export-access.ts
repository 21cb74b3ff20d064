import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Account } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { exports } from './exports.table.ts';
import type { ExportRow } from './exports.table.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Visibility: accounts see their own exports, admins all. */
export function visibleExports(user: Account | undefined): SQL | undefined {
  return user?.role === 'admin' ? undefined : eq(exports.created_by, user?.id ?? 0);
}

/** Loads a visible export `FOR UPDATE`. Throws 404. */
export async function lockExport(tx: Transaction, id: number, user: Account | undefined): Promise<ExportRow> {
  const [row] = await tx
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), visibleExports(user)))
    .for('update');
  if (!row) throw notFound();
  return row;
}
