import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import type { Context } from '#server/core/api/handler.ts';
import { items } from './catalogue.table.ts';
import { lockProjects } from './lock-projects.ts';
import { KEEP_COPIES } from './refresh-copies.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Copies of an item and project. */
export interface Copies {
  readonly item_id: number;
  readonly project_id: number;
  readonly quantity: number;
}

/** Removes copies from stock; their items must be locked (`readItems`). Throws 409. */
export async function takeStock(tx: Queryable, copies: readonly Copies[]): Promise<void> {
  const isTaken = await moveStock(
    tx,
    copies.map((line) => ({ ...line, quantity: -line.quantity })),
  );
  if (!isTaken) throw problem(409, 'out_of_stock');
}

/**
 * Statements that remove copies from stock, for `runStatements`; the check `items_stock_not_negative` rejects missing
 * stock. Locks projects `FOR SHARE`, which conflicts with saving but not with other checkouts, then updates items in the
 * order of all locks. `keepCopies` updates the projects.
 */
export function buildTakeStock(copies: readonly Copies[]): Record<string, SQL> {
  const projectIds = [...sumCopies(copies, 'project_id').keys()];
  const ordered = copies.toSorted((a, b) => a.project_id - b.project_id || a.item_id - b.item_id);
  const byItem = sumCopies(ordered, 'item_id');
  return {
    locked_projects: sql`select id from projects where id = any(${sql.param(projectIds)}::int[]) order by id for share`,
    taken_stock: sql`select take_stock(${sql.param([...byItem.keys()])}::int[], ${sql.param([...byItem.values()])}::int[])
      where (select count(*) from locked_projects) > 0`,
    // a query runs only when a statement reads it
    copies_note: sql`${buildCopiesNote(copies, 0)} where (select count(*) from taken_stock) > 0`,
  };
}

/** Returns copies to stock; locks in id order. */
export async function returnStock(tx: Queryable, lines: readonly Copies[]): Promise<void> {
  const ids = lines.map(({ item_id }) => item_id);
  await lockProjects(
    tx,
    lines.map(({ project_id }) => project_id),
  );
  await tx
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.id, ids))
    .orderBy(asc(items.project_id), asc(items.id))
    .for('no key update');
  await moveStock(tx, lines);
}

/** Adds copies to the sold count of projects, or with `sign` −1 removes them. */
export async function countSold(
  tx: Queryable,
  { jobs }: Pick<Context, 'jobs'>,
  copies: readonly Copies[],
  sign: 1 | -1 = 1,
): Promise<void> {
  if (copies.length === 0) return;
  await tx.execute(buildCopiesNote(copies, sign));
  await jobs.send(KEEP_COPIES, {}, { tx });
}

/** Statement that queues a change of `projects.sold`, and of `projects.stock`; `sign` 0 for stock alone. */
export const buildCopiesNote = (copies: readonly Copies[], sign: 1 | 0 | -1): SQL =>
  sql`insert into copies_notes (project_id, sold)
    select id, ${sign}::int * quantity from ${buildRows(sumCopies(copies, 'project_id'))} change (id, quantity)`;

/** Sums copies by item or project. */
export function sumCopies(lines: readonly Copies[], key: 'item_id' | 'project_id'): Map<number, number> {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line[key], (sums.get(line[key]) ?? 0) + line.quantity);
  return sums;
}

/**
 * Adds copies to items and projects; false when an item has not enough. Raises the project's version, so that a stale
 * form is rejected.
 */
async function moveStock(tx: Queryable, lines: readonly Copies[]): Promise<boolean> {
  const byItem = sumCopies(lines, 'item_id');
  const result = await tx.execute(sql`
    update items set stock = stock + change.quantity from ${buildRows(byItem)} change (id, quantity)
    where items.id = change.id and stock + change.quantity >= 0`);
  await tx.execute(sql`
    update projects set stock = stock + change.quantity, version = version + 1
    from ${buildRows(sumCopies(lines, 'project_id'))} change (id, quantity)
    where projects.id = change.id`);
  return result.rowCount === byItem.size;
}

/** SQL rows of numbers by id. */
function buildRows(byId: ReadonlyMap<number, number>) {
  return sql`unnest(${sql.param([...byId.keys()])}::int[], ${sql.param([...byId.values()])}::int[])`;
}
