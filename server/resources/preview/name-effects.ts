import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { MinorEffect } from './measure-effects.ts';

/** The last rows that were there before an action: what has a greater number is its own. */
export interface LastRows extends Record<string, unknown> {
  readonly mail: number;
  readonly audit: number;
}

/** More than these are a number and no names. */
const MOST_NAMED = 3;

export async function lastRows(tx: Transaction): Promise<LastRows> {
  const { rows } = await tx.execute<LastRows>(sql`
    select coalesce((select max(id) from mails), 0)::int as mail,
      coalesce((select max(id) from audit_entries), 0)::int as audit`);
  return rows[0] ?? { mail: 0, audit: 0 };
}

const entriesThatAre = (status: 'won' | 'replaced', { audit }: LastRows): SQL =>
  sql`select name from challenge_entries where status = ${status} and id in (select record_id from audit_entries
    where id > ${audit} and resource = 'challenge-entries')`;

const NAMED: Partial<Record<MinorEffect['kind'], (before: LastRows) => SQL>> = {
  mails: ({ mail }) => sql`select recipient as name from mails where id > ${mail}`,
  prizes_withdrawn: (before) => entriesThatAre('replaced', before),
  // a draw does not write each entry into the history: its winners are nobody's business before it
  winners_drawn: (before) => entriesThatAre('won', before),
};

/** Effects with the names of those who are written to, win or lose, where all of them are known and few. */
export async function withNames(
  tx: Transaction,
  before: LastRows,
  effects: readonly MinorEffect[],
): Promise<MinorEffect[]> {
  const named: MinorEffect[] = [];
  for (const effect of effects) {
    const select = effect.count <= MOST_NAMED && NAMED[effect.kind];
    const { rows } = select
      ? await tx.execute<{ name: string }>(sql`${select(before)} limit ${effect.count + 1}`)
      : NONE;
    named.push(rows.length === effect.count ? { ...effect, names: rows.map(({ name }) => name).toSorted() } : effect);
  }
  return named;
}

const NONE = { rows: [] };
