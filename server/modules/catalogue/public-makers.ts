import { LinkSite, type MakerType } from '#generated/enums.ts';
import type { FollowAnswer, Maker } from '#generated/schemas.ts';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { artists, labels, shops } from '#server/modules/shops/index.ts';
import { follows } from './follows.table.ts';
import { buildPublicCondition } from './shelves.ts';

/** Tables and columns by kind of maker. */
const KINDS = {
  artist: { table: artists, follow: follows.artist_id, key: 'artist_id' },
  label: { table: labels, follow: follows.label_id, key: 'label_id' },
} as const;

type MakerCall = Pick<AnyCall, 'context' | 'user'>;

export const getArtist = (call: Call<'getArtist'>): Promise<Maker> => getMaker(call, 'artist', call.params.id);
export const getLabel = (call: Call<'getLabel'>): Promise<Maker> => getMaker(call, 'label', call.params.id);

/** Reads an artist or label. Throws 404 when the caller may see none of its projects. */
async function getMaker(call: MakerCall, type: MakerType, id: number): Promise<Maker> {
  const { reads } = call.context;
  const { table } = KINDS[type];
  const [[row], state, profile_id] = await Promise.all([
    reads
      .select()
      .from(table)
      .where(and(eq(table.id, id), await buildVisibleCondition(call, type, id))),
    readFollowState(reads, type, id, call.user?.id),
    findProfile(reads, type, id),
  ]);
  if (!row) throw notFound();
  const { name, country_id, picture, bio_en, bio_fr, shop_code } = row;
  const links = LinkSite.values.flatMap((site) => {
    const url = row[site];
    return url ? [{ site, url }] : [];
  });
  return { id, name, country_id, picture, bio_en, bio_fr, shop_code, profile_id, links, ...state };
}

/** Finds the account of the shop of an artist or label. Does not read accounts, which shared pages may not depend on. */
async function findProfile(db: Queryable, type: MakerType, id: number): Promise<number | null> {
  const [owner] = await db
    .select({ id: shops.user_id })
    .from(shops)
    .where(and(eq(shops[KINDS[type].key], id), isNotNull(shops.user_id)))
    .orderBy(asc(shops.id))
    .limit(1);
  return owner?.id ?? null;
}

/** Condition that the caller sees a project of the artist or label. */
async function buildVisibleCondition(call: MakerCall, type: MakerType, id: number): Promise<SQL> {
  const isVisible = await buildPublicCondition(call);
  return sql`exists (select from projects p where p.${sql.identifier(KINDS[type].key)} = ${id} and ${isVisible})`;
}

async function readFollowState(
  db: Queryable,
  type: MakerType,
  id: number,
  userId: number | undefined,
): Promise<FollowAnswer> {
  const { follow } = KINDS[type];
  const [state] = await db
    .select({
      followers: sql<number>`count(*)::int`,
      following: sql<boolean>`coalesce(bool_or(${follows.user_id} = ${userId ?? null}::int), false)`,
    })
    .from(follows)
    .where(eq(follow, id));
  return state ?? { followers: 0, following: false };
}

/** Follows an artist or label, or no longer does. */
export async function followMaker(call: Call<'followMaker'>): Promise<FollowAnswer> {
  const { context, params, body } = call;
  const { id: user_id } = requireAccount(call.user);
  const { db } = context;
  const { table, follow, key } = KINDS[body.type];
  if (body.following) {
    const isVisible = await buildVisibleCondition(call, body.type, params.id);
    const [maker] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, params.id), isVisible));
    if (!maker) throw notFound();
    await db
      .insert(follows)
      .values({ user_id, [key]: maker.id, created_at: context.now() })
      .onConflictDoNothing();
  } else {
    await db.delete(follows).where(and(eq(follow, params.id), eq(follows.user_id, user_id)));
  }
  return readFollowState(db, body.type, params.id, user_id);
}
