import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';

/** The last rows that were there before an action: what has a greater number is its own. */
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
