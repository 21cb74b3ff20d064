// Maintains the denormalised `stock` and `sold` of projects. A checkout inserts a note instead of updating the project,
// so that concurrent checkouts of one release do not wait for its row lock; a job applies all notes of a project in one
// update.
import { sql } from 'drizzle-orm';
import { lockProjects } from './lock-projects.ts';
import type { Database, Queryable, Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { takeBatch, processChangeQueue } from '#server/core/jobs/change-queue.ts';

/** Applies pending notes; queued by every checkout. */
export const KEEP_COPIES = 'keep-copies';

/** Notes applied in one transaction. */
const BATCH_SIZE = 2000;

/** Applies all pending notes to `projects.stock` and `projects.sold`. */
export const refreshCopies = (db: Database): Promise<void> =>
  processChangeQueue(db, { table: 'copies_notes', processBatch });

/**
 * Locks a project and applies its notes, before its version is compared: a save based on the stock before a sale is
 * refused. Checkouts of the project wait until the transaction ends.
 */
export async function refreshCopiesOf(tx: Queryable, projectId: number): Promise<void> {
  await lockProjects(tx, [projectId]);
  const { rows } = await tx.execute<Note>(sql`delete from copies_notes where project_id = ${projectId} returning *`);
  await applyNotes(tx, rows);
}

/** Applies one batch; true when it was full. */
async function processBatch(tx: Transaction): Promise<boolean> {
  const notes = await takeBatch<Note>(tx, 'copies_notes', BATCH_SIZE);
  await lockProjects(
    tx,
    notes.map(({ project_id }) => project_id),
  );
  await applyNotes(tx, notes);
  return notes.length === BATCH_SIZE;
}

interface Note extends Record<string, unknown> {
  readonly project_id: number;
  readonly sold: number;
}

/** Applies notes of projects that are locked, so that the items can be summed. */
async function applyNotes(tx: Queryable, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return;
  const sold = new Map<number, number>();
  for (const note of notes) sold.set(note.project_id, (sold.get(note.project_id) ?? 0) + note.sold);
  const ids = sql.param([...sold.keys()]);
  await tx.execute(sql`
    update projects p set version = p.version + 1, sold = greatest(p.sold + change.sold, 0),
      stock = (select coalesce(sum(stock), 0) from items where project_id = p.id)
    from unnest(${ids}::integer[], ${sql.param([...sold.values()])}::integer[]) change (id, sold)
    where p.id = change.id`);
}

/** One run covers all checkouts since the last. */
export const keepCopies: Worker = {
  name: KEEP_COPIES,
  on: ['order.paid'],
  schedule: '* * * * *',
  coalesced: true,
  run: (_, { db }) => refreshCopies(db),
};
