import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { MinorEffect } from './measure-effects.ts';
import type { PreviewSource } from './preview-source.ts';

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

const MAILS: PreviewSource = {
  names: { mails: ({ mail }) => sql`select recipient as name from mails where id > ${mail}` },
};

/** Effects with the names of those who are written to, win or lose, where all of them are known and few. */
export async function withNames(
  tx: Transaction,
  sources: readonly PreviewSource[],
  before: LastRows,
  effects: readonly MinorEffect[],
): Promise<MinorEffect[]> {
  const named: MinorEffect[] = [];
  for (const effect of effects) {
    const source = [MAILS, ...sources].find(({ names }) => names?.[effect.kind]);
    const select = effect.count <= MOST_NAMED && source?.names?.[effect.kind];
    const { rows } = select
      ? await tx.execute<{ name: string }>(sql`${select(before)} limit ${effect.count + 1}`)
      : NONE;
    named.push(rows.length === effect.count ? { ...effect, names: rows.map(({ name }) => name).toSorted() } : effect);
  }
  return named;
}

const NONE = { rows: [] };
