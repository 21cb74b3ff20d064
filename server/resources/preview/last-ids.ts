import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';

/** Highest ids before an action; rows with greater ids were written by the action. */
export interface LastIds extends Record<string, unknown> {
  readonly mail: number;
  readonly audit: number;
}

export async function readLastIds(tx: Transaction): Promise<LastIds> {
  const { rows } = await tx.execute<LastIds>(sql`
    select coalesce((select max(id) from mails), 0)::int as mail,
      coalesce((select max(id) from audit_entries), 0)::int as audit`);
  return rows[0] ?? { mail: 0, audit: 0 };
}
