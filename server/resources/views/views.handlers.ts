import { eq, sql } from 'drizzle-orm';
import type { Handler, Handlers } from '#server/core/api/handler.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { mapConstraintErrors } from '../constraints.ts';
import { checkVersion, requireVersion } from '../version.ts';
import { checkView, countViews, lockView, listVisibleViews, toWireView } from './views.ts';
import { views } from './views.table.ts';

const adminListViews: Handler<'adminListViews'> = (call) => listVisibleViews(call);

const adminCountViews: Handler<'adminCountViews'> = (call) => countViews(call);

/** Reports a duplicate name as 409. */
const mapNameConflict = <T>(work: () => Promise<T>): Promise<T> => mapConstraintErrors(views, 'write', work, ['name']);

const adminCreateView: Handler<'adminCreateView'> = async (call) => {
  const { context, user, body, reply } = call;
  const { resource, name, shared, filter, sort, columns } = body;
  checkView(call, body);
  const [row] = await mapNameConflict(() =>
    context.db.insert(views).values({ resource, name, shared, filter, sort, columns, owner_id: user?.id }).returning(),
  );
  if (!row) throw new Error('The database did not return the view.');
  reply.status(201);
  reply.header('etag', `"${row.version}"`);
  return toWireView(row, user?.name ?? null);
};

const adminUpdateView: Handler<'adminUpdateView'> = async (call) => {
  const { context, params, body, reply } = call;
  const expected = requireVersion(call);
  const { after, owner_name } = await mapNameConflict(() =>
    inTransaction(context.db, async (tx) => {
      const { view: before, owner_name } = await lockView(tx, call, params.id);
      await checkVersion(before, expected, async () => ({ ...toWireView(before, owner_name) }));
      const { name, shared, filter, sort, columns } = { ...before, ...body };
      checkView(call, { resource: before.resource, filter, sort, columns });
      const change = { name, shared, filter, sort, columns, version: sql`${views.version} + 1` };
      const [row] = await tx.update(views).set(change).where(eq(views.id, params.id)).returning();
      if (!row) throw new Error('The database did not return the view.');
      return { after: row, owner_name };
    }),
  );
  reply.header('etag', `"${after.version}"`);
  return toWireView(after, owner_name);
};

const adminDeleteView: Handler<'adminDeleteView'> = async (call) => {
  const { context, params } = call;
  await inTransaction(context.db, async (tx) => {
    const { view } = await lockView(tx, call, params.id);
    await tx.delete(views).where(eq(views.id, view.id));
  });
  return undefined;
};

export const viewsHandlers = {
  adminListViews,
  adminCountViews,
  adminCreateView,
  adminUpdateView,
  adminDeleteView,
} as const satisfies Partial<Handlers>;
