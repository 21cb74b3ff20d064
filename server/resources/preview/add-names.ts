import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { MinorEffect } from './measure-effects.ts';
import type { PreviewSource } from './preview-source.ts';
import type { LastIds } from './last-ids.ts';

/** Maximum number of names shown for one effect. */
const MAX_NAMED = 3;

const MAILS: PreviewSource = {
  names: { mails: ({ mail }) => sql`select recipient as name from mails where id > ${mail}` },
};

/** Adds the names of the people concerned to effects, when all are known and few. */
export async function addNames(
  tx: Transaction,
  sources: readonly PreviewSource[],
  before: LastIds,
  effects: readonly MinorEffect[],
): Promise<MinorEffect[]> {
  const named: MinorEffect[] = [];
  for (const effect of effects) {
    const source = [MAILS, ...sources].find(({ names }) => names?.[effect.kind]);
    const select = effect.count <= MAX_NAMED && source?.names?.[effect.kind];
    const { rows } = select
      ? await tx.execute<{ name: string }>(sql`${select(before)} limit ${effect.count + 1}`)
      : NONE;
    named.push(rows.length === effect.count ? { ...effect, names: rows.map(({ name }) => name).toSorted() } : effect);
  }
  return named;
}

const NONE = { rows: [] };
