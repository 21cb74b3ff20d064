// How the copies that a project has and has sold are kept right. Every checkout changes them, and a new release is bought by
// many at once: who pays writes a note, so that nobody waits for the row of the project, and a job moments later writes the
// row once for all notes there are.
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#server/platform/database.ts';
import type { Worker } from '#server/platform/jobs.ts';
import { workOffNotes } from '#server/platform/work-off.ts';

/** The job that works the notes off; asked for by every checkout. */
export const KEEP_COPIES = 'keep-copies';

/** Notes in one transaction. */
const BATCH = 2000;

/** Makes the sums of projects those of the copies that are sold and in stock. */
export const refreshCopies = (db: Database): Promise<void> => workOffNotes(db, { table: 'copies_notes', workOff });

/**
 * The same for one project within a transaction that is about to change it. It is locked: whoever has bought since it was
 * read is known afterwards, by its version too, and nobody else buys until the transaction ends.
 */
export async function refreshCopiesOf(tx: Queryable, projectId: number): Promise<void> {
  await lock(tx, [projectId]);
  await tally(tx, await takeNotes(tx, sql`project_id = ${projectId}`));
}

/** Works a batch off; answers whether there may be more. */
async function workOff(tx: Transaction): Promise<boolean> {
  const batch = sql`ctid = any (array(select ctid from copies_notes limit ${sql.raw(String(BATCH))}))`;
  const notes = await takeNotes(tx, batch);
  await lock(
    tx,
    notes.map(({ project_id }) => project_id),
  );
  await tally(tx, notes);
  return notes.length === BATCH;
}

interface Note extends Record<string, unknown> {
  readonly project_id: number;
  readonly sold: number;
}

async function takeNotes(tx: Queryable, which: SQL): Promise<Note[]> {
  const { rows } = await tx.execute<Note>(sql`delete from copies_notes where ${which} returning project_id, sold`);
  return rows;
}

/** In the order everybody locks them. */
async function lock(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    select id from projects where id = any (${sql.param([...new Set(ids)])}::integer[]) order by id for no key update`);
}

/** Writes what was noted of projects that are locked, so that no copy is missed when they are counted. */
async function tally(tx: Queryable, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return;
  const sold = new Map<number, number>();
  for (const note of notes) sold.set(note.project_id, (sold.get(note.project_id) ?? 0) + note.sold);
  const ids = sql.param([...sold.keys()]);
  await tx.execute(sql`
    update projects p set version = p.version + 1, sold = greatest(p.sold + noted.sold, 0),
      stock = (select coalesce(sum(stock), 0) from items where project_id = p.id)
    from unnest(${ids}::integer[], ${sql.param([...sold.values()])}::integer[]) noted (id, sold)
    where p.id = noted.id`);
}

/** Once for all checkouts of a moment. */
export const keepCopies: Worker = {
  name: KEEP_COPIES,
  schedule: '* * * * *',
  coalesced: true,
  run: (_, { db }) => refreshCopies(db),
};
