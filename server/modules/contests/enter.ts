import { getContestState } from '#domain/contests/contest-state.ts';
import { toMailboxKey } from '#domain/customers/mailbox-key.ts';
import { PublicContestFields } from '#generated/fields/PublicContest.ts';
import type { EnteredContest, PublicContest, PublicContests } from '#generated/schemas.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { Call } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { requestSubscription } from '#server/modules/accounts/index.ts';
import { contestEntries, type ContestRow, contests } from './contests.table.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

/** Loads a published contest. Throws 404. */
async function getPublished(db: Queryable, code: string): Promise<ContestRow> {
  const [row] = await db.select().from(contests).where(eq(contests.code, code));
  if (!row?.published) throw notFound();
  return row;
}

const MAX_CONTESTS = 20;

/** The published contests, latest end first. */
export async function listContests({ context }: Call<'listContests'>): Promise<PublicContests> {
  const rows = await context.reads
    .select()
    .from(contests)
    .where(eq(contests.published, true))
    .orderBy(desc(contests.ends_at), desc(contests.id))
    .limit(MAX_CONTESTS);
  return { contests: rows.map((row) => toPublicContest(row, context.now())) };
}

/** A contest as visitors see it; the seed is secret until the draw. */
export function toPublicContest(row: ContestRow, now: Date, winning_codes?: readonly string[]): PublicContest {
  const seed = row.drawn_at ? row.draw_secret : null;
  const computed = { state: getContestState(row, now), seed, ...(winning_codes && { winning_codes }) };
  return toWire(PublicContestFields, { ...row, ...computed }) as PublicContest;
}

/** A contest with the proof of its draw: hashes before, seed and winning codes after. */
export async function getContest(call: Call<'getContest'>): Promise<PublicContest> {
  const { context, params } = call;
  const row = await getPublished(context.reads, params.code);
  const isWinner = and(eq(contestEntries.contest_id, row.id), eq(contestEntries.status, 'won'));
  const winners = await context.reads
    .select({ code: contestEntries.code })
    .from(contestEntries)
    .where(isWinner)
    .orderBy(asc(contestEntries.place));
  return toPublicContest(
    row,
    context.now(),
    winners.map(({ code }) => code),
  );
}

/**
 * Enters a running contest. An address that has entered gets the same response, so that participants cannot be
 * enumerated.
 */
export async function enterContest(call: Call<'enterContest'>): Promise<EnteredContest> {
  const { context, params, body, user, ip } = call;
  await countAttempt(context.db, { kind: 'entry', who: ip });
  return inTransaction(context.db, async (tx) => {
    // closing waits for entries in progress, and later entries wait for it
    const [row] = await tx.select().from(contests).where(eq(contests.code, params.code)).for('share');
    if (!row?.published) throw notFound();
    if (getContestState(row, context.now()) !== 'running') throw problem(409, 'contest_not_open');
    const { name, answer = null, newsletter = false, lang = call.lang } = body;
    const email = normaliseEmail(body.email);
    const [entry] = await tx
      .insert(contestEntries)
      .values({
        ...{ contest_id: row.id, name, email, answer, newsletter, lang, user_id: user?.id },
        code: randomBytes(8).toString('hex'),
        email_key: toMailboxKey(email),
        created_at: context.now(),
      })
      .onConflictDoNothing({ target: [contestEntries.contest_id, contestEntries.email_key] })
      .returning();
    if (entry) await announceChange(tx, { resource: 'contest-entries', id: entry.id, action: 'create' });
    if (entry?.newsletter) await requestSubscription(tx, context, { email, lang, source: 'contest' });
    const code = entry?.code ?? (await getEntryCode(tx, row.id, toMailboxKey(email)));
    return { code, ends_at: toSeconds(row.ends_at) };
  });
}

async function getEntryCode(db: Queryable, contest: number, key: string): Promise<string> {
  const isOwnEntry = and(eq(contestEntries.contest_id, contest), eq(contestEntries.email_key, key));
  const [entry] = await db.select({ code: contestEntries.code }).from(contestEntries).where(isOwnEntry);
  if (!entry) throw notFound();
  return entry.code;
}
