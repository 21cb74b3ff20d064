import { asc, count, eq } from 'drizzle-orm';
import type { UserData } from '#generated/schemas.ts';
import type { Extensions } from '#server/core/api/handler.ts';
import { shops } from '#server/modules/shops/index.ts';
import { projects } from './catalogue.table.ts';
import { follows } from './follows.table.ts';

/** Reads the artists and labels that an account follows, in the order in which it did. */
export const readFollows: Extensions['readFollows'] = async (db, userId) => {
  const rows = await db.select().from(follows).where(eq(follows.user_id, userId)).orderBy(asc(follows.id));
  return rows.flatMap(({ artist_id, label_id }): NonNullable<UserData['follows']> => {
    if (artist_id !== null) return [{ type: 'artist', follower: artist_id }];
    return label_id === null ? [] : [{ type: 'label', follower: label_id }];
  });
};

/** Counts the projects in the shops of an account. */
export const countOwnProjects: Extensions['countOwnProjects'] = async (db, userId) => {
  const [row] = await db
    .select({ count: count() })
    .from(projects)
    .innerJoin(shops, eq(shops.id, projects.shop_id))
    .where(eq(shops.user_id, userId));
  return row?.count ?? 0;
};
