import { isLaunched } from '#domain/statuses.ts';
import type { ProjectStep, Visibility } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { isForPros, readShelves, seesPro } from './shelves.ts';
import { SHOWN } from './window.ts';

/** What decides who may see a project. */
export type Guarded = {
  readonly step: ProjectStep;
  readonly visibility: Visibility;
  readonly categories: readonly number[];
  /** the account that manages the project's shop */
  readonly owner_id: number | null;
};

/** The columns of `Guarded`, of `projects p`. */
export const GUARD_COLUMNS = sql.raw(
  'p.step, p.visibility, p.categories, (select s.user_id from shops s where s.id = p.shop_id) as owner_id',
);

/** Whether a project stands in the window: launched, and shown to everybody. */
export function isInWindow({ step, visibility }: Pick<Guarded, 'step' | 'visibility'>): boolean {
  return isLaunched(step) && SHOWN.includes(visibility);
}

/** Staff, and the account that manages the project's shop, see it in every step and visibility. */
export function isInsider(user: Account | undefined, { owner_id }: Pick<Guarded, 'owner_id'>): boolean {
  return user !== undefined && (user.isMun || user.id === owner_id);
}

/**
 * Answers a project its direct link asks for. Throws 404 for one that is not there or not shown to the caller, 403 for
 * one that is for professionals only.
 */
export async function admit<Row extends Guarded>(
  call: Pick<AnyCall, 'context' | 'user'>,
  row: Row | undefined,
): Promise<Row> {
  const { context, user } = call;
  if (!row) throw notFound();
  if (isInsider(user, row)) return row;
  if (!isInWindow(row)) throw notFound();
  if (!seesPro(user) && isForPros(row.categories, await readShelves(context.db))) throw problem(403, 'not_allowed');
  return row;
}
