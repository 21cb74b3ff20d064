import { challengeState } from '#domain/contests/contest-state.ts';
import { toMailboxKey } from '#domain/customers/mailbox-key.ts';
import { PublicChallengeFields } from '#generated/fields/PublicChallenge.ts';
import type { EnteredChallenge, PublicChallenge } from '#generated/schemas.ts';
import { and, asc, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { Call } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { challengeEntries, type ChallengeRow, challenges } from './challenges.table.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

/** Loads a published contest. Throws 404. */
async function getPublished(db: Queryable, code: string): Promise<ChallengeRow> {
  const [row] = await db.select().from(challenges).where(eq(challenges.code, code));
  if (!row?.published) throw notFound();
  return row;
}

/** A contest with the proof of its draw: hashes before, seed and winning codes after. */
export async function getChallenge(call: Call<'getChallenge'>): Promise<PublicChallenge> {
  const { context, params } = call;
  const row = await getPublished(context.reads, params.code);
  const won = and(eq(challengeEntries.challenge_id, row.id), eq(challengeEntries.status, 'won'));
  const winners = await context.reads
    .select({ code: challengeEntries.code })
    .from(challengeEntries)
    .where(won)
    .orderBy(asc(challengeEntries.place));
  const seen = {
    ...row,
    state: challengeState(row, context.now()),
    seed: row.drawn_at ? row.draw_secret : null,
    winning_codes: winners.map(({ code }) => code),
  };
  return toWire(PublicChallengeFields, seen) as PublicChallenge;
}

/**
 * Enters a running contest. An address that has entered gets the same response, so that participants cannot be
 * enumerated.
 */
export async function enterChallenge(call: Call<'enterChallenge'>): Promise<EnteredChallenge> {
  const { context, params, body, user, ip } = call;
  await countAttempt(context.db, { kind: 'entry', who: ip });
  return inTransaction(context.db, async (tx) => {
    // whoever closes the entries waits for those under way, and they for her
    const [row] = await tx.select().from(challenges).where(eq(challenges.code, params.code)).for('share');
    if (!row?.published) throw notFound();
    if (challengeState(row, context.now()) !== 'running') throw problem(409, 'challenge_not_open');
    const { name, answer = null, newsletter = false, lang = call.lang } = body;
    const email = normaliseEmail(body.email);
    const [entry] = await tx
      .insert(challengeEntries)
      .values({
        ...{ challenge_id: row.id, name, email, answer, newsletter, lang, user_id: user?.id },
        code: randomBytes(8).toString('hex'),
        email_key: toMailboxKey(email),
        created_at: context.now(),
      })
      .onConflictDoNothing({ target: [challengeEntries.challenge_id, challengeEntries.email_key] })
      .returning();
    if (entry) await announceChange(tx, { resource: 'challenge-entries', id: entry.id, action: 'create' });
    const code = entry?.code ?? (await getEntryCode(tx, row.id, toMailboxKey(email)));
    return { code, ends_at: toSeconds(row.ends_at) };
  });
}

async function getEntryCode(db: Queryable, challenge: number, key: string): Promise<string> {
  const own = and(eq(challengeEntries.challenge_id, challenge), eq(challengeEntries.email_key, key));
  const [entry] = await db.select({ code: challengeEntries.code }).from(challengeEntries).where(own);
  if (!entry) throw notFound();
  return entry.code;
}
