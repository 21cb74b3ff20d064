import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { MinorEffect } from './measure-effects.ts';
import type { PreviewSource } from './preview-source.ts';
import type { LastIds } from './last-ids.ts';

/** Maximum number of names shown for one effect. */
const MAX_NAMES = 3;

const MAILS: PreviewSource = {
  names: { mails: ({ mail }) => sql`select recipient as name from mails where id > ${mail}` },
};

/** Adds the names of the people concerned to each effect that has at most `MAX_NAMES`, all with a name. */
export async function addNames(
  tx: Transaction,
  sources: readonly PreviewSource[],
  before: LastIds,
  effects: readonly MinorEffect[],
): Promise<MinorEffect[]> {
  const namedEffects: MinorEffect[] = [];
  for (const effect of effects) {
    const source = [MAILS, ...sources].find(({ names }) => names?.[effect.kind]);
    const select = effect.count <= MAX_NAMES && source?.names?.[effect.kind];
    const { rows } = select
      ? await tx.execute<{ name: string }>(sql`${select(before)} limit ${effect.count + 1}`)
      : NO_NAMES;
    const names = rows.map(({ name }) => name).toSorted();
    namedEffects.push(names.length === effect.count ? { ...effect, names } : effect);
  }
  return namedEffects;
}

const NO_NAMES = { rows: [] };
