import type { ProjectCard, ProjectLike, ProjectList } from '#generated/schemas.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Account, AnyCall, Call, Extensions, Handlers } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { notFound } from '#server/core/problems/problem.ts';
import {
  excludeProProjects,
  IS_PUBLIC,
  readAccessibleProject,
  readPriceView,
  readSections,
  toCard,
  VISIBILITY_COLUMNS,
} from '#server/modules/catalogue/index.ts';
import { projectLikes, wishes } from './likes.table.ts';

const MAX_WISHES = 200;

/** Reads the likes of a project as an account sees them. Throws 404. */
async function readLike(db: Queryable, projectId: number, user: Account | undefined): Promise<ProjectLike> {
  const isOwn = sql`project_id = p.id and user_id = ${user?.id ?? null}::integer`;
  const { rows } = await db.execute<Pick<ProjectLike, 'likes' | 'liked' | 'in_whishlist'>>(sql`
    select p.likes, exists (select from project_likes where ${isOwn}) as liked,
      exists (select from wishes where ${isOwn}) as in_whishlist
    from projects p where p.id = ${projectId}`);
  if (!rows[0]) throw notFound();
  return { project_id: projectId, ...rows[0] };
}

/** The likes of a project. Throws 404 as `getProject`. */
async function getProjectLike(call: Call<'getProjectLike'>): Promise<ProjectLike> {
  const { context, params, user } = call;
  await readAccessibleProject(call, params.id, VISIBILITY_COLUMNS);
  return readLike(context.reads, params.id, user);
}

/** Adds or removes the caller's like. */
async function toggleProjectLike(call: Call<'toggleProjectLike'>): Promise<ProjectLike> {
  const { context, params } = call;
  const user = requireAccount(call.user);
  await readAccessibleProject(call, params.id, VISIBILITY_COLUMNS);
  return inTransaction(context.db, async (tx) => {
    const isOwn = and(eq(projectLikes.user_id, user.id), eq(projectLikes.project_id, params.id));
    const removed = await tx.delete(projectLikes).where(isOwn);
    if (removed.rowCount === 0) {
      const like = { user_id: user.id, project_id: params.id, created_at: context.now() };
      await tx.insert(projectLikes).values(like).onConflictDoNothing();
    }
    return readLike(tx, params.id, user);
  });
}

/** Adds a project to the caller's wishlist or removes it (§7). A hidden project can only be removed. */
async function setWish(call: Call<'setWish'>): Promise<ProjectLike> {
  const { context, body } = call;
  const user = requireAccount(call.user);
  const { project_id, in_whishlist } = body;
  if (in_whishlist) {
    await readAccessibleProject(call, project_id, VISIBILITY_COLUMNS);
    const wish = { user_id: user.id, project_id, created_at: context.now() };
    await context.db.insert(wishes).values(wish).onConflictDoNothing();
  } else {
    await context.db.delete(wishes).where(and(eq(wishes.user_id, user.id), eq(wishes.project_id, project_id)));
  }
  return readLike(context.db, project_id, user);
}

/** Reads the wishlist of an account, latest first. */
export const readWishlist: Extensions['readWishlist'] = (db, userId) =>
  db
    .select({ project_id: wishes.project_id, user_id: wishes.user_id })
    .from(wishes)
    .where(eq(wishes.user_id, userId))
    .orderBy(desc(wishes.created_at))
    .limit(MAX_WISHES);

/** Condition that the caller sees a project. */
async function buildVisibleCondition({ context, user }: Pick<AnyCall, 'context' | 'user'>) {
  const proCondition = await excludeProProjects(context.db, requireAccount(user));
  return proCondition ? sql`${IS_PUBLIC} and ${proCondition}` : IS_PUBLIC;
}

/** Lists the public projects of the caller's wishlist, latest first. */
async function listWishes(call: Call<'listWishes'>): Promise<ProjectCard[]> {
  const { context, query } = call;
  const user = requireAccount(call.user);
  const view = await readPriceView(call, query.currency);
  const isVisible = await buildVisibleCondition(call);
  const cards = await readSections(
    context.reads,
    { wishes: { where: sql`p.id = wish.project_id and ${isVisible}`, order: sql`wish.created_at desc, p.id` } },
    {
      limit: MAX_WISHES,
      from: sql`(select project_id, created_at from wishes where user_id = ${user.id}) wish`,
    },
  );
  return cards('wishes').map((row) => toCard(row, view));
}

/** Lists the public projects that the caller likes, latest first (§7 GET user/digs). */
async function listUserDigs(call: Call<'listUserDigs'>): Promise<ProjectList> {
  const { context, query } = call;
  const user = requireAccount(call.user);
  const { limit = 24, offset = 0 } = query;
  const view = await readPriceView(call, query.currency);
  const isVisible = await buildVisibleCondition(call);
  const from = sql`(select project_id, created_at from project_likes where user_id = ${user.id}) dig`;
  const [cards, { rows }] = await Promise.all([
    readSections(
      context.db,
      { digs: { where: sql`p.id = dig.project_id and ${isVisible}`, order: sql`dig.created_at desc, p.id` } },
      { limit, offset, from },
    ),
    context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${from} join projects p on p.id = dig.project_id where ${isVisible}`,
    ),
  ]);
  return { projects: cards('digs').map((row) => toCard(row, view)), count: rows[0]?.count ?? 0, offset, limit };
}

export const likesHandlers = {
  getProjectLike,
  toggleProjectLike,
  listWishes,
  listUserDigs,
  setWish,
} as const satisfies Partial<Handlers>;
