import { isLaunched } from '#domain/statuses.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { readRows, type RowOf, type Selection } from '#server/core/database/selection.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { projects } from './catalogue.table.ts';
import { isProOnly, readShelves, canSeePro } from './shelves.ts';
import { PUBLIC_VISIBILITIES } from './window.ts';

const p = alias(projects, 'p');

/** Columns of `projects p` that decide its visibility; `owner_id` is the account that manages its shop. */
export const VISIBILITY_COLUMNS = {
  step: p.step,
  visibility: p.visibility,
  categories: p.categories,
  owner_id: sql<number | null>`(select s.user_id from shops s where s.id = ${p.shop_id})`,
};
export type VisibilityRow = RowOf<typeof VISIBILITY_COLUMNS>;

/** Whether a project is launched and public. */
export function isPublicProject({ step, visibility }: Pick<VisibilityRow, 'step' | 'visibility'>): boolean {
  return isLaunched(step) && PUBLIC_VISIBILITIES.includes(visibility);
}

/** Whether a user sees a project in every step and visibility: staff and the account that manages its shop. */
export function canSeeUnpublished(user: Account | undefined, { owner_id }: Pick<VisibilityRow, 'owner_id'>): boolean {
  return user !== undefined && (user.isMun || user.id === owner_id);
}

/** Checks access to a project by direct link. Throws 404 when missing or hidden, 403 when for professionals only. */
export async function checkProjectAccess<Row extends VisibilityRow>(
  call: Pick<AnyCall, 'context' | 'user'>,
  row: Row | undefined,
): Promise<Row> {
  const { context, user } = call;
  if (!row) throw notFound();
  if (canSeeUnpublished(user, row)) return row;
  if (!isPublicProject(row)) throw notFound();
  if (!canSeePro(user) && isProOnly(row.categories, await readShelves(context.db))) throw problem(403, 'not_allowed');
  return row;
}

/**
 * Reads columns of a project by direct link, with those of its visibility; `from` joins what they need besides
 * `projects p`. Throws as `checkProjectAccess`.
 */
export async function readAccessibleProject<Of extends Selection & typeof VISIBILITY_COLUMNS>(
  call: Pick<AnyCall, 'context' | 'user'>,
  id: number,
  selection: Of,
  from = sql`projects p`,
): Promise<RowOf<Of> & VisibilityRow> {
  const query = (columns: SQL) => sql`select ${columns} from ${from} where p.id = ${id}`;
  const [row] = await readRows<Selection>(call.context.reads, selection, query, getStatementName);
  return checkProjectAccess(call, row as (RowOf<Of> & VisibilityRow) | undefined);
}
