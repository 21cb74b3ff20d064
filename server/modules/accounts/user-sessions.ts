import { getParser } from 'bowser';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Session } from '#generated/schemas.ts';
import { tokens } from '#server/core/authentication/accounts.table.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { getSessions, hashToken, parseBearerToken } from '#server/core/authentication/sessions.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { notFound } from '#server/core/problems/problem.ts';

/** Browser and operating system of a user agent; null when unknown, as for programs. */
export function describeUserAgent(userAgent: string | null): Pick<Session, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const parser = getParser(userAgent);
  return { browser: parser.getBrowserName() || null, system: parser.getOSName() || null };
}

/** Lists the sessions of the caller without impersonations, the current one first. */
export const listUserSessions: Handler<'listUserSessions'> = async ({ user, headers, context: { db } }) => {
  const currentHash = hashToken(parseBearerToken(headers.authorization) ?? '');
  const rows = await db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.user_id, requireAccount(user).id),
        isNull(tokens.impersonation_id),
        gt(tokens.expires_at, sql`now()`),
      ),
    )
    .orderBy(
      desc(eq(tokens.token_hash, currentHash)),
      desc(sql`coalesce(${tokens.last_used_at}, ${tokens.created_at})`),
      desc(tokens.id),
    );
  return rows.map(({ id, user_agent, country_id, created_at, last_used_at, token_hash }) => ({
    ...{ id, ...describeUserAgent(user_agent), country_id, created_at: toSeconds(created_at) },
    last_used_at: last_used_at && toSeconds(last_used_at),
    current: token_hash === currentHash,
  }));
};

/** Ends a session of the caller. Throws 404 for one of another account. */
export const endUserSession: Handler<'endUserSession'> = async ({ user, params, context: { db } }) => {
  const isOwn = and(eq(tokens.id, params.id), eq(tokens.user_id, requireAccount(user).id));
  const ended = await db
    .delete(tokens)
    .where(and(isOwn, isNull(tokens.impersonation_id)))
    .returning({ id: tokens.id });
  if (ended.length === 0) throw notFound();
  getSessions(db).clear();
  return { ended: ended.length };
};
