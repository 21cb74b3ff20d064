import { isStaff } from '#domain/statuses.ts';
import type { UserData } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { users } from '#server/core/authentication/accounts.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { executePrepared } from '#server/core/database/prepared.ts';
import type { Extensions } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Reads the wishlist of an account, latest first (§3 User). */
    readonly readWishlist: (db: Queryable, userId: number) => Promise<NonNullable<UserData['wishlist']>>;
  }
}

export type User = typeof users.$inferSelect;

/** Reads the data of the signed-in account (§3 User). */
export async function readUserData(
  db: Queryable,
  user: User,
  { readWishlist }: Pick<Extensions, 'readWishlist'>,
): Promise<UserData> {
  const [wishlist, follows] = await Promise.all([readWishlist(db, user.id), readFollows(db, user.id)]);
  return { ...toUserData(user), wishlist, follows };
}

type Follows = NonNullable<UserData['follows']>;

async function readFollows(db: Queryable, userId: number): Promise<Follows> {
  const { rows } = await executePrepared<{ follows: Follows }>(
    db,
    'follows_of_account',
    sql`select coalesce(json_agg(json_build_object('type', case when artist_id is null then 'label' else 'artist' end,
      'follower', coalesce(artist_id, label_id)) order by id), '[]') as follows from follows where user_id = ${userId}`,
  );
  return rows[0]?.follows ?? [];
}

function toUserData(user: User): Omit<UserData, 'wishlist' | 'follows'> {
  const { id, email, name, picture, lang, currency, pro, role, type, country_id, origin, referer } = user;
  return {
    id,
    customer_id: id,
    country_id,
    email,
    name,
    picture,
    lang,
    currency,
    pro,
    isMun: isStaff(role),
    is_admin: role === 'admin',
    role,
    type,
    created_at: toSeconds(user.created_at),
    origin,
    referer,
    customer: toLastAddress(user),
    projects: 0,
    orders: user.orders_count,
    new_messages: 0,
  };
}

/** The last address, which prefills forms. */
function toLastAddress({
  firstname,
  lastname,
  email,
  phone,
  address,
  zip_code,
  city,
  state,
  country_id,
}: User): UserData['customer'] {
  return firstname || lastname || address
    ? { firstname, lastname, email, phone, address, zip_code, city, state, country_id }
    : null;
}
