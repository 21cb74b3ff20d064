import type { ExportFailure } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import { rm, stat } from 'node:fs/promises';
import { users } from '#server/accounts/accounts.table.ts';
import { accountOf } from '#server/accounts/sessions.ts';
import type { Account, Context } from '#server/api/handler.ts';
import { Problem, problem } from '#server/api/problem.ts';
import { beat, claimNext, settle } from '#server/exports/claims.ts';
import type { Claimed } from '#server/exports/claims.ts';
import type { Auditor } from '#server/audit/audit.ts';
import { auditExport } from '#server/exports/export-audit.ts';
import { beginFile, draftOf, keepFile } from '#server/exports/export-store.ts';
import { BEAT_MS, KEPT_MS, MOST_AT_ONCE } from '#server/exports/limits.ts';
import { writeExport } from '#server/exports/write-export.ts';
import type { Worker } from '#server/platform/jobs.ts';

/** The job that makes what waits. */
export const RUN_EXPORTS = 'run-exports';

/** Longer than any export takes; how long one really lives, its beats tell. */
const HOURS_AT_MOST = 20;

/** Makes all exports that wait, the oldest first. Every minute it also looks for those whose process was killed. */
export const runExports: Worker = {
  name: RUN_EXPORTS,
  queue: { expireInSeconds: HOURS_AT_MOST * 3600, retryLimit: 0 },
  atOnce: MOST_AT_ONCE,
  schedule: '* * * * *',
  run: async (_data, context, { signal }) => {
    while (!signal?.aborted) {
      const claimed = await claimNext(context.db);
      if (!claimed) return;
      await runExport(claimed, context, signal);
    }
  },
};

/** The export belongs to somebody else now, or to nobody. */
class Lost extends Error {}
/** The process is about to end. */
class Ending extends Error {}

/** Makes one export; says in its record how that ended. */
async function runExport(claimed: Claimed, context: Context, ending: AbortSignal | undefined): Promise<void> {
  const { db, log } = context;
  const { id } = claimed;
  const stop = new AbortController();
  const end = () => stop.abort(new Ending());
  ending?.addEventListener('abort', end);
  const progress = { rows_done: 0, rows_total: undefined as number | undefined };
  const pulse = setInterval(() => {
    beat(db, claimed, progress).then(
      (isOurs) => isOurs || stop.abort(new Lost()),
      // a database that is away for a moment says nothing about the export
      (error: unknown) => log.warn({ err: error, export: id }, 'an export could not say how far it is'),
    );
  }, BEAT_MS);
  const path = draftOf(context, claimed);
  try {
    await beginFile(context, id);
    const user = await ownerOf(claimed, context);
    const rows = await writeExport(claimed, user, context, {
      path,
      signal: stop.signal,
      onProgress: (done, total) => Object.assign(progress, { rows_done: done, rows_total: total }),
    });
    await finish(claimed, user, context, path, rows);
  } catch (error) {
    await giveUp(claimed, context, path, stop.signal.aborted ? stop.signal.reason : error);
  } finally {
    clearInterval(pulse);
    ending?.removeEventListener('abort', end);
  }
}

/** Who asked for it, with the roles of this moment. */
async function ownerOf({ created_by }: Claimed, { db }: Context): Promise<Account> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, created_by ?? 0));
  if (!user) throw problem(403, 'not_allowed');
  return accountOf(user);
}

async function finish(claimed: Claimed, user: Account, context: Context, path: string, rows: number): Promise<void> {
  const finished_at = context.now();
  const outcome = {
    status: 'done',
    rows_done: rows,
    bytes: (await stat(path)).size,
    finished_at,
    expires_at: new Date(finished_at.getTime() + KEPT_MS),
  } as const;
  await context.db.transaction(async (tx) => {
    // the record is locked first: whoever cancels it now waits
    const done = await settle(tx, claimed, outcome);
    if (!done) throw new Lost();
    await keepFile(context, claimed.id, path);
    await auditExport(tx, auditorOf(claimed, user), claimed, done);
  });
}

const auditorOf = ({ request_id }: Claimed, user: Account | undefined): Auditor => ({
  operation: 'adminCreateExport',
  user,
  requestId: request_id,
});

async function giveUp(claimed: Claimed, { db, log, now }: Context, path: string, error: unknown): Promise<void> {
  await rm(path, { force: true }).catch((problem: unknown) => log.warn({ err: problem }, 'a draft of an export stays'));
  if (error instanceof Lost) return;
  if (error instanceof Ending) {
    await settle(db, claimed, { status: 'waiting' });
    return;
  }
  const failure = failureOf(error);
  if (failure === 'broken') log.error({ err: error, export: claimed.id }, 'an export failed');
  await db.transaction(async (tx) => {
    const failed = await settle(tx, claimed, { status: 'failed', failure, finished_at: now() });
    if (failed) await auditExport(tx, auditorOf(claimed, undefined), claimed, failed);
  });
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** What people are told of an error. */
export function failureOf(error: unknown): ExportFailure {
  if (error instanceof Problem) return error.status === 403 ? 'not_allowed' : 'no_longer_described';
  const isFull = error instanceof Error && 'code' in error && FULL.has(String(error.code));
  return isFull ? 'disk_full' : 'broken';
}
