import { hash, randomBytes } from 'node:crypto';
import { isStaff } from '#domain/statuses.ts';
import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { alias } from 'drizzle-orm/pg-core';
import { impersonations, tokens, users } from './accounts.table.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import type { Account } from '#server/core/api/handler.ts';
import type { Database, Queryable } from '#server/core/database/database.ts';
import { selectSetting } from '#server/core/settings/settings.ts';

/** Lifetime of cached sessions; a sign-out in another process takes effect within this time. */
const CACHE_MS = 2_000;
const MAX_CACHED = 10_000;
/** Maximum stored length of a user agent. */
export const MAX_USER_AGENT = 300;
/** Precision of the time of last use, to avoid a write per request. */
const USE_PRECISION = '1 hour';

export interface Sessions {
  /** Looks up the account of a token; undefined when it is unknown, revoked or expired. */
  find(token: string): Account | undefined | Promise<Account | undefined>;
  /** Clears the cache, so that a sign-out or a change of an account takes effect at once. */
  clear(): void;
}

const sessionsByDatabase = new WeakMap<Database, Sessions>();

/** Returns the sessions of a database, with one cache per process. */
export function getSessions(db: Database): Sessions {
  let sessions = sessionsByDatabase.get(db);
  if (!sessions) {
    sessions = openSessions(db);
    sessionsByDatabase.set(db, sessions);
  }
  return sessions;
}

function openSessions(db: Database): Sessions {
  // an unknown token is cached without an account
  const cache = new LRUCache<string, { account: Account | undefined }>({ max: MAX_CACHED, ttl: CACHE_MS });
  const { id, email, name, role, pro, lang, currency } = users;
  const until = tokens.expires_at;
  const query = db
    .select({ id, email, name, role, pro, lang, currency, until, impersonation_id: tokens.impersonation_id, staff })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.user_id))
    .leftJoin(impersonations, eq(impersonations.id, tokens.impersonation_id))
    .leftJoin(staff, eq(staff.id, impersonations.staff_id))
    .where(and(eq(tokens.token_hash, sql.placeholder('hash')), gt(tokens.expires_at, sql`now()`)))
    .prepare('find_session');

  const read = async (tokenHash: string): Promise<Account | undefined> => {
    const [row] = await query.execute({ hash: tokenHash });
    const account = row && (row.impersonation_id === null ? toAccount(row) : toImpersonatedAccount(row));
    cache.set(tokenHash, { account });
    if (account) await updateLastUsed(db, tokenHash);
    return account;
  };
  return {
    find: (token) => {
      const tokenHash = hashToken(token);
      const cached = cache.get(tokenHash);
      return cached ? cached.account : read(tokenHash);
    },
    clear: () => cache.clear(),
  };
}

/** The impersonating staff account. */
const staff = alias(users, 'staff');

/** Converts a row to the impersonated account; undefined when the impersonator is not staff or the account is. */
function toImpersonatedAccount(
  row: Parameters<typeof toAccount>[0] & { staff: Pick<Account, 'name' | 'role'> | null; until: Date },
): Account | undefined {
  if (!row.staff || !isStaff(row.staff.role) || isStaff(row.role)) return undefined;
  return { ...toAccount(row), impersonated: { by: row.staff.name, until: toSeconds(row.until) } };
}

/** Converts a row to an account with its roles. */
export function toAccount(
  row: Pick<typeof users.$inferSelect, 'id' | 'email' | 'name' | 'role' | 'pro' | 'lang' | 'currency'>,
): Account {
  const { id, email, name, role, pro, lang, currency } = row;
  return { id, email, name, role, pro, lang, currency, isMun: isStaff(role), roles: getRoles(row) };
}

/** The `x-roles` of an account: `user`, its role, and `pro` by the flag. */
function getRoles({ role, pro }: Pick<Account, 'role' | 'pro'>): Account['roles'] {
  return [...new Set([role, 'user' as const]), ...(pro ? (['pro'] as const) : [])];
}

async function updateLastUsed(db: Database, tokenHash: string): Promise<void> {
  const stale = or(isNull(tokens.last_used_at), lt(tokens.last_used_at, sql`now() - ${USE_PRECISION}::interval`));
  await db
    .update(tokens)
    .set({ last_used_at: sql`now()` })
    .where(and(eq(tokens.token_hash, tokenHash), stale));
}

/** Hashes a token for storage. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Details of the visit that a session keeps (§7). `ip` is the address of the connection. */
export type SessionDetails = Partial<
  Pick<typeof tokens.$inferInsert, 'ip' | 'currency' | 'country_id' | 'origin' | 'referer' | 'shop_id'>
>;

/** Creates a session and returns its token (256 random bits), valid for the days of the setting. */
export async function createSession(
  db: Queryable,
  userId: number,
  userAgent: string | undefined,
  details: SessionDetails = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(tokens).values({
    token_hash: hashToken(token),
    user_id: userId,
    user_agent: userAgent?.slice(0, MAX_USER_AGENT),
    ...details,
    expires_at: sql`now() + make_interval(days => (${selectSetting('sign_in_days')})::int)`,
  });
  return token;
}

/** Creates a read-only session for an impersonation and returns its token. */
export async function createImpersonationSession(
  db: Queryable,
  { id, user_id }: { id: number; user_id: number },
  expires_at: Date,
  userAgent: string | undefined,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(tokens).values({
    ...{ token_hash: hashToken(token), user_id, impersonation_id: id, expires_at },
    user_agent: userAgent?.slice(0, MAX_USER_AGENT),
  });
  return token;
}

/** Ends the session of a token; takes effect in this process at once. */
export async function closeSession(db: Database, token: string): Promise<void> {
  const [closed] = await db
    .delete(tokens)
    .where(eq(tokens.token_hash, hashToken(token)))
    .returning();
  if (closed?.impersonation_id)
    await db
      .update(impersonations)
      .set({ ended_at: sql`now()` })
      .where(eq(impersonations.id, closed.impersonation_id));
  getSessions(db).clear();
}

/**
 * Ends all sessions of an account, impersonations included, except that of `exceptToken`. Returns their number. Takes
 * effect in other processes within two seconds.
 */
export async function closeSessions(db: Queryable, userId: number, exceptToken?: string): Promise<number> {
  const otherTokens = exceptToken === undefined ? undefined : ne(tokens.token_hash, hashToken(exceptToken));
  const closed = await db
    .delete(tokens)
    .where(and(eq(tokens.user_id, userId), otherTokens))
    .returning({ impersonation_id: tokens.impersonation_id });
  const impersonationIds = closed.flatMap(({ impersonation_id }) => impersonation_id ?? []);
  if (impersonationIds.length > 0)
    await db
      .update(impersonations)
      .set({ ended_at: sql`now()` })
      .where(inArray(impersonations.id, impersonationIds));
  return closed.length;
}

/** Returns the token of an Authorization header. Cookies are not accepted, to prevent CSRF. */
export function parseBearerToken(header: string | undefined): string | undefined {
  return header && /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
}
