import { getContestState } from '#domain/contests/contest-state.ts';
import { ContestFields } from '#generated/fields/Contest.ts';
import { ContestEntryFields } from '#generated/fields/ContestEntry.ts';
import type { Contest, ContestEntry } from '#generated/schemas.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { hash, randomBytes } from 'node:crypto';
import type { AnyCall } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { contestEntries, type ContestRow, contests } from './contests.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { toWire } from '#server/core/api/wire.ts';

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** SQL of `getContestState`. */
const STATE = sql.raw(`select case when drawn_at is not null then 'drawn' when closed_at is not null then 'closed'
  when not published then 'draft' when starts_at > now() then 'planned' when ends_at <= now() then 'over'
  else 'running' end`);

async function readWinners(db: Queryable, contest: number): Promise<ContestEntry[]> {
  const isWinner = and(eq(contestEntries.contest_id, contest), inArray(contestEntries.status, ['won', 'replaced']));
  const rows = await db.select().from(contestEntries).where(isWinner).orderBy(asc(contestEntries.place));
  return rows.map((row) => toWire(ContestEntryFields, row) as ContestEntry);
}

/** The response of an action: the current contest with its ETag. */
export async function answerContest(call: AnyCall, db: Queryable, row: ContestRow): Promise<Contest> {
  const [entries] = await db
    .select({ count: count() })
    .from(contestEntries)
    .where(eq(contestEntries.contest_id, row.id));
  call.reply.header('etag', `"${row.version}"`);
  const computed = {
    state: getContestState(row, call.context.now()),
    seed: row.drawn_at ? row.draw_secret : null,
    entries_count: entries?.count ?? 0,
  };
  return { ...(toWire(ContestFields, { ...row, ...computed }) as Contest), winners: await readWinners(db, row.id) };
}

/** Contests. The seed of the draw is created with the contest; until the draw only its hash is public. */
export const contestResource = defineResource('challenge', {
  table: contests,
  computed: {
    entries_count: sql.raw(`select count(*)::int from contest_entries e where e.contest_id = contests.id`),
  },
  texts: { state: STATE, seed: sql.raw('case when drawn_at is not null then draw_secret end') },
  details: async ({ id }, _call, db) => ({ winners: await readWinners(db, id) }),
  hooks: {
    beforeCreate: () => {
      const draw_secret = randomBytes(32).toString('hex');
      return { draw_secret, seed_hash: sha256(draw_secret), link_secret: createSecret() };
    },
    beforeUpdate: (_values, { closed_at }) => {
      if (closed_at) throw problem(409, 'contest_closed');
    },
    beforeDelete: ({ drawn_at }) => {
      if (drawn_at) throw problem(409, 'contest_drawn');
    },
  },
});
