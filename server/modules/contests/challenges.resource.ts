import { challengeState } from '#domain/contests/contest-state.ts';
import { ChallengeFields } from '#generated/fields/Challenge.ts';
import { ChallengeEntryFields } from '#generated/fields/ChallengeEntry.ts';
import type { Challenge, ChallengeEntry } from '#generated/schemas.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { hash, randomBytes } from 'node:crypto';
import type { AnyCall } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { challengeEntries, type ChallengeRow, challenges } from './challenges.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** SQL of `challengeState`. */
const STATE = sql.raw(`select case when drawn_at is not null then 'drawn' when closed_at is not null then 'closed'
  when not published then 'draft' when starts_at > now() then 'planned' when ends_at <= now() then 'over'
  else 'running' end`);

async function winnersOf(db: Queryable, challenge: number): Promise<ChallengeEntry[]> {
  const won = and(eq(challengeEntries.challenge_id, challenge), inArray(challengeEntries.status, ['won', 'replaced']));
  const rows = await db.select().from(challengeEntries).where(won).orderBy(asc(challengeEntries.place));
  return rows.map((row) => toWire(ChallengeEntryFields, row) as ChallengeEntry);
}

/** The response of an action: the current contest with its ETag. */
export async function answerChallenge(call: AnyCall, db: Queryable, row: ChallengeRow): Promise<Challenge> {
  const [entries] = await db
    .select({ count: count() })
    .from(challengeEntries)
    .where(eq(challengeEntries.challenge_id, row.id));
  call.reply.header('etag', `"${row.version}"`);
  const computed = {
    state: challengeState(row, call.context.now()),
    seed: row.drawn_at ? row.draw_secret : null,
    entries_count: entries?.count ?? 0,
  };
  return { ...(toWire(ChallengeFields, { ...row, ...computed }) as Challenge), winners: await winnersOf(db, row.id) };
}

/** Contests. The seed of the draw is created with the contest; until the draw only its hash is public. */
export const challengeResource = defineResource('challenge', {
  table: challenges,
  computed: {
    entries_count: sql.raw(`select count(*)::int from challenge_entries e where e.challenge_id = challenges.id`),
  },
  texts: { state: STATE, seed: sql.raw('case when drawn_at is not null then draw_secret end') },
  details: async ({ id }, _call, db) => ({ winners: await winnersOf(db, id) }),
  hooks: {
    beforeCreate: () => {
      const draw_secret = randomBytes(32).toString('hex');
      return { draw_secret, seed_hash: sha256(draw_secret), link_secret: createSecret() };
    },
    beforeUpdate: (_values, { closed_at }) => {
      if (closed_at) throw problem(409, 'challenge_closed');
    },
    beforeDelete: ({ drawn_at }) => {
      if (drawn_at) throw problem(409, 'challenge_drawn');
    },
  },
});
