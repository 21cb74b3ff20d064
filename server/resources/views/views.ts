import type { ListView } from '#generated/definitions.ts';
import type { View, ViewCount } from '#generated/schemas.ts';
import { resources } from '#generated/resources.ts';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { invalid, notFound, Problem, problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { countRows } from '../count-rows.ts';
import { buildFilter } from '../filters.ts';
import type { FilterContext } from '../filter-values.ts';
import type { ResourceRuntime } from '../resource-runtime.ts';
import { getResource } from '../get-resource.ts';
import { canList } from '../can-list.ts';
import { readSort } from '../sorting.ts';
import { views } from './views.table.ts';

type Row = typeof views.$inferSelect;

/** The calling account. */
type Viewer = Pick<AnyCall, 'context' | 'user'>;

/** The resource, if the account may list it; undefined otherwise. */
function getListableResource({ context, user }: Viewer, resource: string): ResourceRuntime | undefined {
  const runtime = getResource(context, resource);
  return runtime && canList(runtime, user) ? runtime : undefined;
}

/** Checks a view against its list. Throws 400 or 422. */
export function checkView(viewer: Viewer, view: Pick<View, 'resource' | 'filter' | 'sort' | 'columns'>): void {
  const { context, user } = viewer;
  const runtime = getListableResource(viewer, view.resource);
  if (!runtime) throw invalid([{ path: 'resource', code: 'input_not_allowed' }]);
  buildFilter(runtime, view.filter, { now: context.now(), user });
  readSort(runtime, JSON.stringify([view.sort.field, view.sort.order]));
  const columnNames = new Set((runtime.definition.listFields ?? runtime.definition.fields).map(({ name }) => name));
  if (view.columns.some((column) => !columnNames.has(column)))
    throw invalid([{ path: 'columns', code: 'input_not_allowed' }]);
}

const isVisibleTo = (user: Account | undefined) => or(views.shared, eq(views.owner_id, user?.id ?? 0));

/** The account's own and the shared views of lists that it may open. */
export async function listVisibleViews(viewer: Viewer): Promise<View[]> {
  const rows = await viewer.context.reads
    .select({ view: views, owner_name: users.name })
    .from(views)
    .leftJoin(users, eq(users.id, views.owner_id))
    .where(isVisibleTo(viewer.user))
    .orderBy(asc(views.resource), asc(views.name), asc(views.id));
  return rows
    .filter(({ view }) => getListableResource(viewer, view.resource))
    .map(({ view, owner_name }) => toWireView(view, owner_name));
}

/** A view in wire format. */
export function toWireView({ created_at: _, ...view }: Row, owner_name: string | null): View {
  return { ...view, owner_name };
}

/** Loads a view `FOR UPDATE`. Throws 404 when the account may not see it, 403 unless it is its owner or an admin. */
export async function lockView(
  tx: Queryable,
  viewer: Viewer,
  id: number,
): Promise<{ view: Row; owner_name: string | null }> {
  const { user } = viewer;
  const [row] = await tx
    .select({ view: views, owner_name: users.name })
    .from(views)
    .leftJoin(users, eq(users.id, views.owner_id))
    .where(and(eq(views.id, id), isVisibleTo(user)))
    .for('update', { of: views });
  if (!row || !getListableResource(viewer, row.view.resource)) throw notFound();
  if (row.view.owner_id !== user?.id && user?.role !== 'admin') throw problem(403, 'not_allowed');
  return row;
}

/** Counts the records of each view, those of the description first. */
export async function countViews(viewer: Viewer): Promise<ViewCount[]> {
  const { context, user } = viewer;
  const described = Object.values(resources).flatMap((resource) =>
    'views' in resource
      ? resource.views.map((view: ListView) => ({
          ...{ resource: resource.name, view: view.name, filter: view.filter },
          sortField: view.queue && view.sort.order === 'ASC' ? view.sort.field : undefined,
        }))
      : [],
  );
  const saved = (await listVisibleViews(viewer)).map(({ id, resource, filter }) => ({
    resource,
    view: String(id),
    filter,
    sortField: undefined,
  }));
  const counts: ViewCount[] = [];
  for (const { resource, view, filter, sortField } of [...described, ...saved]) {
    const runtime = getListableResource(viewer, resource);
    const where = runtime && tryBuildFilter(runtime, filter, { now: context.now(), user });
    if (!runtime || !where) continue;
    const visibleWhere = and(where.sql, runtime.visible(user));
    const total = await countRows(context.reads, runtime, visibleWhere);
    const first_at =
      sortField && total.count > 0 ? await readFirstDue(context.reads, runtime, sortField, visibleWhere) : null;
    counts.push({ resource, view, ...total, first_at });
  }
  return counts;
}

/** Time (Unix seconds) of the first record of a queue; null when `field` is not a timestamp. */
async function readFirstDue(
  db: Queryable,
  runtime: ResourceRuntime,
  field: string,
  where: SQL | undefined,
): Promise<number | null> {
  const column = runtime.columns[field];
  if (column?.dataType !== 'date') return null;
  const [first] = await db
    .select({ at: sql<number>`floor(extract(epoch from ${column}))::integer` })
    .from(runtime.table)
    .where(where)
    .orderBy(asc(column))
    .limit(1);
  return first?.at ?? null;
}

/** Builds the filter of a saved view; undefined when the list no longer offers it. */
function tryBuildFilter(runtime: ResourceRuntime, filter: View['filter'], by: FilterContext) {
  try {
    return { sql: buildFilter(runtime, filter, by) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
