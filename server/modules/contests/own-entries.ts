import type { UserContest } from '#generated/schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { contestEntries, contests } from './contests.table.ts';
import { toPublicContest } from './enter.ts';

/** Contests listed for an account. */
const MAX_ENTRIES = 100;

/** The published contests that the caller has entered, latest first. */
export async function listUserContests({ context, user }: Call<'listUserContests'>): Promise<UserContest[]> {
  const rows = await context.db
    .select({ contest: contests, entry: contestEntries })
    .from(contestEntries)
    .innerJoin(contests, eq(contests.id, contestEntries.contest_id))
    .where(and(eq(contestEntries.user_id, requireAccount(user).id), eq(contests.published, true)))
    .orderBy(desc(contestEntries.created_at), desc(contestEntries.id))
    .limit(MAX_ENTRIES);
  return rows.map(({ contest, entry: { code, status, place, created_at } }) => ({
    contest: toPublicContest(contest, context.now()),
    ...{ code, status, place, entered_at: toSeconds(created_at) },
  }));
}
