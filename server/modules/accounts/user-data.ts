import { eq } from 'drizzle-orm';
import { isStaff } from '#domain/statuses.ts';
import type { UserData } from '#generated/schemas.ts';
import type { users } from '#server/core/authentication/accounts.table.ts';
import type { Database, Queryable } from '#server/core/database/database.ts';
import type { Extensions } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { customers } from './customers.table.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Reads the wishlist of an account, latest first (§3 User). */
    readonly readWishlist: (db: Queryable, userId: number) => Promise<NonNullable<UserData['wishlist']>>;
    /** Reads the artists and labels that an account follows, in order (§3 User). */
    readonly readFollows: (db: Queryable, userId: number) => Promise<NonNullable<UserData['follows']>>;
    /** Counts the projects in the shops of an account. */
    readonly countOwnProjects: (db: Queryable, userId: number) => Promise<number>;
    /** Counts the messages of the shop and of other accounts that an account has not read. */
    readonly countUnreadMessages: (db: Queryable, userId: number) => Promise<number>;
  }
}

export type User = typeof users.$inferSelect;

type DataReaders = Pick<Extensions, 'readWishlist' | 'readFollows' | 'countOwnProjects' | 'countUnreadMessages'>;

/** Reads the data of the signed-in account at once (§3 User); a transaction has one connection only. */
export async function readUserData(db: Database, user: User, readers: DataReaders): Promise<UserData> {
  const { id } = user;
  const [wishlist, follows, projects, new_messages, [customer]] = await Promise.all([
    readers.readWishlist(db, id),
    readers.readFollows(db, id),
    readers.countOwnProjects(db, id),
    readers.countUnreadMessages(db, id),
    db.select({ id: customers.id }).from(customers).where(eq(customers.user_id, id)),
  ]);
  // null until the list of customers is refreshed, and for staff
  return { ...toUserData(user), customer_id: customer?.id ?? null, projects, wishlist, follows, new_messages };
}

function toUserData(user: User): Omit<UserData, 'customer_id' | 'projects' | 'wishlist' | 'follows' | 'new_messages'> {
  const { id, email, name, picture, lang, currency, pro, role, type, country_id, origin, referer } = user;
  return {
    id,
    country_id,
    email,
    name,
    picture,
    lang,
    currency,
    pro,
    isMun: isStaff(role),
    is_admin: role === 'admin',
    has_password: user.password_hash !== null,
    role,
    type,
    created_at: toSeconds(user.created_at),
    origin,
    referer,
    customer: toLastAddress(user),
    orders: user.orders_count,
  };
}

/** The last address, which prefills forms. */
function toLastAddress({
  firstname,
  lastname,
  email,
  phone,
  company,
  address,
  address2,
  zip_code,
  city,
  state,
  country_id,
}: User): UserData['customer'] {
  return firstname || lastname || address
    ? { firstname, lastname, email, phone, company, address, address2, zip_code, city, state, country_id }
    : null;
}
