import { hash } from 'node:crypto';
import { and, count, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { attempts } from '#server/accounts/accounts.table.ts';
import { problem } from '#server/api/problem.ts';
import type { Database } from '#server/platform/database.ts';
import type { Worker } from '#server/platform/jobs.ts';

/** The time in which attempts count. */
const WINDOW_MINUTES = 15;

/** How many attempts one key may make in the window; kept in the database, so all processes count together. */
export const LIMITS = {
  /** Sign-ins to one account, from wherever. */
  account: 10,
  /** Codes to look in a customer's place, from one address. */
  impersonation: 20,
  /** Sign-ins from one address, to whichever account. */
  address: 50,
  /** New accounts from one address. */
  signup: 20,
  /** Declined payments from one address: whoever tries out stolen cards needs many. */
  payment: 60,
  /** Uploads opened by one account. */
  upload: 200,
  /** Messages from one address. */
  contact: 20,
  /** Reviews and comments of one account. */
  comment: 20,
  /** Download codes that were tried from one address. */
  code: 20,
  /** Quotes asked for from one address. */
  quote: 20,
  /** Entries to contests from one address. */
  entry: 20,
} as const;

export type AttemptKind = keyof typeof LIMITS;

/** One thing that is limited: what kind, and for whom (an e-mail, an IP address). */
export interface AttemptKey {
  kind: AttemptKind;
  who: string;
}

/** Hashed, because a mistyped e-mail is nobody's account but may still be somebody's address. */
function keyText({ kind, who }: AttemptKey): string {
  return `${kind}:${hash('sha256', who, 'base64url')}`;
}

/** An attempt that was counted. */
export interface Attempt {
  /** It was right: it does not count, and neither does any before it to the same account. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt before it is made, so that many at once are counted too. Throws 429 with Retry-After when a key
 * has made too many.
 */
export async function countAttempt(db: Database, ...keys: readonly AttemptKey[]): Promise<Attempt> {
  const counted = await db
    .insert(attempts)
    .values(keys.map((key) => ({ key: keyText(key) })))
    .returning({ id: attempts.id });
  const own = inArray(
    attempts.id,
    counted.map(({ id }) => id),
  );
  const recent = gt(attempts.created_at, sql`now() - make_interval(mins => ${WINDOW_MINUTES})`);
  const rows = await db
    .select({ key: attempts.key, made: count() })
    .from(attempts)
    .where(and(inArray(attempts.key, keys.map(keyText)), recent))
    .groupBy(attempts.key);
  const made = new Map(rows.map((row) => [row.key, row.made]));
  if (keys.some((key) => (made.get(keyText(key)) ?? 0) > LIMITS[key.kind])) {
    // what was refused does not count, or somebody who keeps trying would lock the account for ever
    await db.delete(attempts).where(own);
    throw problem(429, 'too_many_requests', { headers: { 'retry-after': String(WINDOW_MINUTES * 60) } });
  }
  const accounts = keys.filter(({ kind }) => kind === 'account').map(keyText);
  return {
    succeeded: async () => {
      await db.delete(attempts).where(or(own, inArray(attempts.key, accounts)));
    },
  };
}

/** Nightly: attempts that no longer count are deleted. */
export const forgetOldAttempts: Worker = {
  name: 'forget-old-attempts',
  schedule: '17 3 * * *',
  run: async (_data, { db }) => {
    await db.delete(attempts).where(lt(attempts.created_at, sql`now() - make_interval(mins => ${WINDOW_MINUTES})`));
  },
};
