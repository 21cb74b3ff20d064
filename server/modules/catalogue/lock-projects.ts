import { asc, inArray } from 'drizzle-orm';
import { projects } from './catalogue.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Locks projects `FOR NO KEY UPDATE` until the transaction ends, in ascending id order like every other writer. */
export async function lockProjects(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, [...ids]))
    .orderBy(asc(projects.id))
    .for('no key update');
}
