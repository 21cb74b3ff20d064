import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';

const HOUR_MS = 3_600_000;

/**
 * Whether public data changed by the clock alone between two moments: an alert or contest began or ended, a
 * pre-order ended, or a day began, which prices and settings depend on and which begins at a full hour.
 */
export async function hasPublicMomentPassed(db: Database, from: Date, to: Date): Promise<boolean> {
  if (Math.floor(from.getTime() / HOUR_MS) !== Math.floor(to.getTime() / HOUR_MS)) return true;
  const hasPassed = (table: string, column: string) =>
    sql`exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} > ${from.toISOString()}::timestamptz
      and ${sql.identifier(column)} <= ${to.toISOString()}::timestamptz)`;
  const { rows } = await db.execute<{ passed: boolean }>(
    sql`select ${hasPassed('alerts', 'starts_at')} or ${hasPassed('alerts', 'ends_at')}
      or ${hasPassed('contests', 'starts_at')} or ${hasPassed('contests', 'ends_at')}
      or ${hasPassed('projects', 'ends_at')} as passed`,
  );
  return rows[0]?.passed ?? true;
}
