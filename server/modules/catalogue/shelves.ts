import { isCategoryVisible } from '#domain/catalogue/categories.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { categories, genreEntries } from './catalogue.table.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import type { Database } from '#server/core/database/database.ts';
import { IS_PUBLIC } from './window.ts';

/** A row of a category. */
export type Shelf = typeof categories.$inferSelect;

const cache = createPublicCacheByOwner<Shelf[]>(15);

/** Reads all categories in menu order, cached for 15 seconds. */
export function readShelves(db: Database): Promise<Shelf[]> {
  return cache(db).get('shelves', () =>
    db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
  );
}

const genreCache = createPublicCacheByOwner<(typeof genreEntries.$inferSelect)[]>(15);

/** Reads the visible genre menu in order, cached for 15 seconds. */
export function readGenreMenu(db: Database): Promise<(typeof genreEntries.$inferSelect)[]> {
  return genreCache(db).get('genres', () =>
    db
      .select()
      .from(genreEntries)
      .where(eq(genreEntries.in_menu, true))
      .orderBy(asc(genreEntries.position), asc(genreEntries.id)),
  );
}

/** Whether a user sees projects for professionals: the pro flag (§6) or staff. */
export function canSeePro(user: Account | undefined): boolean {
  return isCategoryVisible({ pro_only: true }, user);
}

/** Whether a project is only in categories for professionals. */
export function isProOnly(categoryIds: readonly number[], shelves: readonly Shelf[]): boolean {
  const isPro = (id: number) => shelves.some((shelf) => shelf.id === id && shelf.pro_only);
  return categoryIds.length > 0 && categoryIds.every(isPro);
}

/** Condition on `projects p` that excludes projects for professionals, as `isProOnly`. */
export async function excludeProProjects(db: Database, user: Account | undefined): Promise<SQL | undefined> {
  if (canSeePro(user)) return undefined;
  const ids = (await readShelves(db)).filter((shelf) => shelf.pro_only).map(({ id }) => id);
  return sql`not (p.categories <> '{}' and p.categories <@ ${sql.param(ids)}::int[])`;
}

/** Condition on `projects p` that the caller sees them in lists. */
export async function buildPublicCondition({ context, user }: Pick<AnyCall, 'context' | 'user'>): Promise<SQL> {
  const proCondition = await excludeProProjects(context.db, user);
  return proCondition ? sql`${IS_PUBLIC} and ${proCondition}` : IS_PUBLIC;
}
