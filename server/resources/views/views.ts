import type { ListView } from '#generated/definitions.ts';
import type { View, ViewCount } from '#generated/schemas.ts';
import { resources } from '#generated/resources.ts';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { invalid, notFound, Problem, problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { countRows } from '../count.ts';
import { filterOf } from '../filters.ts';
import type { Asker } from '../filter-values.ts';
import type { Machine } from '../machine.ts';
import { machineOf } from '../machines.ts';
import { mayList } from '../may-list.ts';
import { readSort } from '../sorting.ts';
import { views } from './views.table.ts';

type Row = typeof views.$inferSelect;

/** Who works with views. */
type Viewer = Pick<AnyCall, 'context' | 'user'>;

/** The machine of a list that the account may open. */
export function openList({ context, user }: Viewer, resource: string): Machine | undefined {
  const machine = machineOf(context, resource);
  return machine && mayList(machine, user) ? machine : undefined;
}

/** What a view says must be what its list offers. Throws 400 or 422 otherwise. */
export function checkView(viewer: Viewer, view: Pick<View, 'resource' | 'filter' | 'sort' | 'columns'>): void {
  const { context, user } = viewer;
  const machine = openList(viewer, view.resource);
  if (!machine) throw invalid([{ path: 'resource', code: 'input_not_allowed' }]);
  filterOf(machine, view.filter, { now: context.now(), user });
  readSort(machine, JSON.stringify([view.sort.field, view.sort.order]));
  const known = new Set((machine.definition.listFields ?? machine.definition.fields).map(({ name }) => name));
  if (view.columns.some((column) => !known.has(column)))
    throw invalid([{ path: 'columns', code: 'input_not_allowed' }]);
}

const seenBy = (user: Account | undefined) => or(views.shared, eq(views.owner_id, user?.id ?? 0));

/** The views that an account sees: its own and the shared ones, of lists it may open. */
export async function seenViews(viewer: Viewer): Promise<View[]> {
  const rows = await viewer.context.reads
    .select({ view: views, owner_name: users.name })
    .from(views)
    .leftJoin(users, eq(users.id, views.owner_id))
    .where(seenBy(viewer.user))
    .orderBy(asc(views.resource), asc(views.name), asc(views.id));
  return rows
    .filter(({ view }) => openList(viewer, view.resource))
    .map(({ view, owner_name }) => wireOf(view, owner_name));
}

export function wireOf({ created_at: _, ...view }: Row, owner_name: string | null): View {
  return { ...view, owner_name };
}

/** A view that the account may change, until the transaction ends. 404 for one it does not see, 403 for somebody else's. */
export async function ownView(
  tx: Queryable,
  viewer: Viewer,
  id: number,
): Promise<{ view: Row; owner_name: string | null }> {
  const { user } = viewer;
  const [row] = await tx
    .select({ view: views, owner_name: users.name })
    .from(views)
    .leftJoin(users, eq(users.id, views.owner_id))
    .where(and(eq(views.id, id), seenBy(user)))
    .for('update', { of: views });
  if (!row || !openList(viewer, row.view.resource)) throw notFound();
  if (row.view.owner_id !== user?.id && user?.role !== 'admin') throw problem(403, 'not_allowed');
  return row;
}

/** How many records each view shows, of those that everybody has first. */
export async function countViews(viewer: Viewer): Promise<ViewCount[]> {
  const { context, user } = viewer;
  const described = Object.values(resources).flatMap((resource) =>
    'views' in resource
      ? resource.views.map((view: ListView) => ({
          ...{ resource: resource.name, view: view.name, filter: view.filter },
          by: view.queue && view.sort.order === 'ASC' ? view.sort.field : undefined,
        }))
      : [],
  );
  const saved = (await seenViews(viewer)).map(({ id, resource, filter }) => ({
    resource,
    view: String(id),
    filter,
    by: undefined,
  }));
  const counts: ViewCount[] = [];
  for (const { resource, view, filter, by } of [...described, ...saved]) {
    const machine = openList(viewer, resource);
    const where = machine && conditionsOf(machine, filter, { now: context.now(), user });
    if (!machine || !where) continue;
    const shown = and(where.sql, machine.visible(user));
    const total = await countRows(context.reads, machine, shown);
    const first_at = by && total.count > 0 ? await firstAt(context.reads, machine, by, shown) : null;
    counts.push({ resource, view, ...total, first_at });
  }
  return counts;
}

/** When the first record of a queue came or is due, in seconds; null where it is not in order of time. */
async function firstAt(db: Queryable, machine: Machine, field: string, where: SQL | undefined): Promise<number | null> {
  const column = machine.columns[field];
  if (column?.dataType !== 'date') return null;
  const [first] = await db
    .select({ at: sql<number>`floor(extract(epoch from ${column}))::integer` })
    .from(machine.table)
    .where(where)
    .orderBy(asc(column))
    .limit(1);
  return first?.at ?? null;
}

/** Undefined for a view whose list has changed since, so that it asks for what is not offered any more. */
function conditionsOf(machine: Machine, filter: View['filter'], by: Asker) {
  try {
    return { sql: filterOf(machine, filter, by) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
