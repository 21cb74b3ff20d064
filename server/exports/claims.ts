// Who writes which export. The table decides, so that of several processes each takes another one, and one that was
// killed is followed by one that begins anew.
import type { ExportFailure } from '#generated/enums.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { DEAD_AFTER_SECONDS, MOST_AT_ONCE } from '#server/exports/limits.ts';
import { exports } from '#server/exports/exports.table.ts';
import type { ExportRow } from '#server/exports/exports.table.ts';
import type { Database, Queryable } from '#server/platform/database.ts';

const isAlive = sql`${exports.status} = 'running' and ${exports.beat_at} > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`;
const isFree = sql`${exports.status} = 'waiting' or (${exports.status} = 'running' and not (${isAlive}))`;

/** A run that may write an export; whatever it writes counts only while the table names it. */
export type Claimed = ExportRow & { claim: string };

/** Takes the export that has waited longest; undefined when none waits or enough are being made. */
export async function claimNext(db: Database): Promise<Claimed | undefined> {
  const claim = randomUUID();
  return db.transaction(async (tx) => {
    // others wait here, so that all count the same
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('exports'))`);
    if ((await tx.$count(exports, isAlive)) >= MOST_AT_ONCE) return undefined;
    const [next] = await tx.select({ id: exports.id }).from(exports).where(isFree).orderBy(asc(exports.id)).limit(1);
    if (!next) return undefined;
    const [row] = await tx
      .update(exports)
      .set({ status: 'running', claim, beat_at: sql`now()`, rows_done: 0, rows_total: null, bytes: null })
      .where(eq(exports.id, next.id))
      .returning();
    return row && { ...row, claim };
  });
}

const isOurs = ({ id, claim }: Claimed) => and(eq(exports.id, id), eq(exports.claim, claim));

/** Says that the run is still there, and how far it is. False when the export is no longer its own: cancelled, deleted. */
export async function beat(db: Database, claimed: Claimed, progress: Progress): Promise<boolean> {
  const kept = await db
    .update(exports)
    .set({ ...progress, beat_at: sql`now()` })
    .where(isOurs(claimed))
    .returning({ id: exports.id });
  return kept.length > 0;
}

interface Progress {
  rows_done: number;
  rows_total: number | undefined;
}

/** How a run ended. */
export type Outcome =
  | { status: 'done'; rows_done: number; bytes: number; finished_at: Date; expires_at: Date }
  | { status: 'failed'; failure: ExportFailure; finished_at: Date }
  | { status: 'waiting' };

/** Writes down how a run ended, if the export is still its own. */
export async function settle(db: Queryable, claimed: Claimed, outcome: Outcome): Promise<ExportRow | undefined> {
  const [row] = await db
    .update(exports)
    .set({ ...outcome, claim: null, beat_at: null, ...('rows_done' in outcome && { rows_total: outcome.rows_done }) })
    .where(isOurs(claimed))
    .returning();
  return row;
}
