import { hash } from 'node:crypto';
import { and, count, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { attempts } from './accounts.table.ts';
import { deleteExpiredSignUps } from './expired-sign-ups.ts';
import { toNetwork } from './network.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** The time in which attempts count, unless `LONG_WINDOWS` says otherwise. */
const WINDOW_MINUTES = 15;

/** How many attempts one key may make in the window; kept in the database, so all processes count together. */
export const LIMITS = {
  /** Wrong passwords for one account from one address. */
  pair: 10,
  /** Wrong passwords for one account from one known device. */
  device: 10,
  /** Wrong passwords for one account from all devices that are not known. */
  account: 100,
  /** Wrong current passwords of one account that is signed in. */
  password: 10,
  /** Codes to look in a customer's place, from one address. */
  impersonation: 20,
  /** Wrong passwords from one address, for all accounts. */
  address: 50,
  /** Sign-ups from one address, and letters of them that were asked for again. */
  signup: 60,
  /** Letters of sign-ups to one e-mail address. */
  signup_email: 5,
  /** Links to confirm an e-mail that were refused, from one address. */
  confirm: 20,
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

/** Minutes of the kinds that count for longer. */
const LONG_WINDOWS: Partial<Record<AttemptKind, number>> = { account: 60, signup_email: 60 };
const LONGEST_WINDOW = Math.max(WINDOW_MINUTES, ...Object.values(LONG_WINDOWS));
const windowOf = (kind: AttemptKind): number => LONG_WINDOWS[kind] ?? WINDOW_MINUTES;

/** Kinds whose failures are forgotten after a success. */
const FORGIVEN: readonly AttemptKind[] = ['pair', 'device', 'password'];

/** One thing that is limited: what kind, and for whom (an e-mail, an IP address, both). */
export interface AttemptKey {
  kind: AttemptKind;
  who: string | readonly string[];
}

/** Hashed, because a mistyped e-mail is nobody's account but may still be somebody's address. */
function keyText({ kind, who }: AttemptKey): string {
  const parts = [who].flat().map(toNetwork);
  return `${kind}:${hash('sha256', parts.join(' '), 'base64url')}`;
}

const recently = ({ kind }: AttemptKey): SQL =>
  gt(attempts.created_at, sql`now() - make_interval(mins => ${windowOf(kind)})`);

/** How many attempts each key has made in its window. */
async function countRecent(db: Database, keys: readonly AttemptKey[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: attempts.key, made: count() })
    .from(attempts)
    .where(or(...keys.map((key) => and(eq(attempts.key, keyText(key)), recently(key)))))
    .groupBy(attempts.key)
    .prepare(`count_attempts_of_${keys.length}`)
    .execute();
  return new Map(rows.map((row) => [row.key, row.made]));
}

function tooMany({ kind }: AttemptKey): never {
  throw problem(429, 'too_many_requests', { headers: { 'retry-after': String(windowOf(kind) * 60) } });
}

/** An attempt that was counted. */
export interface Attempt {
  /** Takes the attempt back: it does not count. */
  succeeded(): Promise<void>;
}

/**
 * Counts something whose number is limited whether or not it succeeds, e.g. messages. Throws 429 with Retry-After when a
 * key has made too many. For what is limited only when it fails, use `limitFailures`.
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
  const made = await countRecent(db, keys);
  const exceeded = keys.find((key) => (made.get(keyText(key)) ?? 0) > LIMITS[key.kind]);
  if (exceeded) {
    // a refused attempt does not count, or repeated calls would keep the key locked
    await db.delete(attempts).where(own);
    tooMany(exceeded);
  }
  return { succeeded: async () => void (await db.delete(attempts).where(own)) };
}

/** Attempts in progress in this process by key, and the number of failures so far. */
const running = new Map<string, { attempts: number; waiting: (() => void)[] }>();
let failures = 0;

/**
 * Waits until the attempts under way could all fail without exceeding a limit, and takes a place. Throws 429 when the
 * failures alone have reached it. So many attempts at once never pass the limit, and none is refused for those under way.
 */
async function admit(db: Database, keys: readonly AttemptKey[]): Promise<void> {
  for (;;) {
    const before = failures;
    const failed = await countRecent(db, keys);
    const exceeded = keys.find((key) => (failed.get(keyText(key)) ?? 0) >= LIMITS[key.kind]);
    if (exceeded) tooMany(exceeded);
    // a failure since then may be neither in this count nor in `running`
    if (before !== failures) continue;
    const full = keys.find(
      (key) => (failed.get(keyText(key)) ?? 0) + (running.get(keyText(key))?.attempts ?? 0) >= LIMITS[key.kind],
    );
    if (!full) break;
    await new Promise<void>((resolve) => running.get(keyText(full))?.waiting.push(resolve));
  }
  for (const key of keys.map(keyText)) {
    const place = running.get(key) ?? { attempts: 0, waiting: [] };
    running.set(key, { ...place, attempts: place.attempts + 1 });
  }
}

function leave(keys: readonly AttemptKey[]): void {
  for (const key of keys.map(keyText)) {
    const place = running.get(key);
    if (!place) continue;
    if (place.attempts === 1) running.delete(key);
    else running.set(key, { attempts: place.attempts - 1, waiting: [] });
    for (const wake of place.waiting) wake();
  }
}

/**
 * Does work whose failures are limited per key, and counts a failure when it happens: neither what succeeds, nor what is
 * under way, nor what a crash cuts off counts. `isFailure` says which errors are failures of the caller; all others are
 * passed on uncounted. Throws 429 with Retry-After when a key has failed too often. The limit holds per server process
 * for attempts at once, and over all processes for those one after another.
 */
export async function limitFailures<Result>(
  db: Database,
  keys: readonly AttemptKey[],
  work: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  await admit(db, keys);
  try {
    const result = await work();
    const forgiven = keys.filter(({ kind }) => FORGIVEN.includes(kind)).map(keyText);
    if (forgiven.length > 0) await db.delete(attempts).where(inArray(attempts.key, forgiven));
    return result;
  } catch (error) {
    if (isFailure(error)) {
      await db.insert(attempts).values(keys.map((key) => ({ key: keyText(key) })));
      failures += 1;
    }
    throw error;
  } finally {
    leave(keys);
  }
}

/** Whether an error refuses what the caller sent; the usual `isFailure` of codes and tokens. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status < 500;
}

/** Hourly: attempts that no longer count are deleted, and sign-ups that have ended. */
export const forgetOldAttempts: Worker = {
  name: 'forget-old-attempts',
  schedule: '17 * * * *',
  run: async (_data, { db, now }) => {
    await db.delete(attempts).where(lt(attempts.created_at, sql`now() - make_interval(mins => ${LONGEST_WINDOW})`));
    await deleteExpiredSignUps(db, now());
  },
};
