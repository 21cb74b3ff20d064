import { hash } from 'node:crypto';
import { getTableName, lt } from 'drizzle-orm';
import { mapValues } from 'es-toolkit';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from './accounts.table.ts';
import { deleteExpiredSignUps } from './expired-sign-ups.ts';
import { toNetwork } from './network.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { getPool, type Database } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Window from the first attempt, unless `LONG_WINDOWS` has another. */
const WINDOW_MINUTES = 15;

/** Maximum attempts of a key in the window; stored in the database, so that all processes count together. */
export const LIMITS = {
  /** Wrong passwords for one account from one address. */
  pair: 10,
  /** Wrong passwords for one account from one known device. */
  device: 10,
  /** Wrong passwords for one account from all devices that are not known. */
  account: 100,
  /** Wrong current passwords of one account that is signed in. */
  password: 10,
  /** Impersonation codes, from one address. */
  impersonation: 20,
  /** Wrong passwords from one address, for all accounts. */
  address: 50,
  /** Sign-ups from one address, and repeated confirmation mails. */
  signup: 60,
  /** Confirmation mails to one e-mail address. */
  signup_email: 5,
  /** Refused confirmation links, from one address. */
  confirm: 20,
  /** Declined payments from one address: testing stolen cards needs many. */
  payment: 60,
  /** Uploads opened by one account. */
  upload: 200,
  /** Messages from one address. */
  contact: 20,
  /** Reviews and comments of one account. */
  comment: 20,
  /** Attempted download codes from one address. */
  code: 20,
  /** Quote requests from one address. */
  quote: 20,
  /** Entries to contests from one address. */
  entry: 20,
} as const;

export type AttemptKind = keyof typeof LIMITS;

/** Minutes of the kinds that count for longer. */
const LONG_WINDOWS: Partial<Record<AttemptKind, number>> = { account: 60, signup_email: 60 };

/** Kinds whose failures are forgotten after a success. */
const FORGIVEN: readonly AttemptKind[] = ['pair', 'device', 'password'];

/** One thing that is limited: what kind, and for whom (an e-mail, an IP address, both). */
export interface AttemptKey {
  kind: AttemptKind;
  who: string | readonly string[];
}

/** Limiters by kind; processes share their counts through the database. */
type Limiters = Readonly<Record<AttemptKind, RateLimiterPostgres>>;

const limitersByDatabase = new WeakMap<Database, Limiters>();

function getLimiters(db: Database): Limiters {
  let limiters = limitersByDatabase.get(db);
  if (!limiters) {
    limiters = mapValues(LIMITS, (points, kind) => createLimiter(db, kind, points));
    limitersByDatabase.set(db, limiters);
  }
  return limiters;
}

function createLimiter(db: Database, kind: AttemptKind, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: getPool(db),
    storeType: 'pool',
    // created by a migration, expired rows are deleted by a job
    tableName: getTableName(rateLimits),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: kind,
    points,
    duration: (LONG_WINDOWS[kind] ?? WINDOW_MINUTES) * 60,
  });
}

/** A limiter and the attempts it counts. */
interface Counter {
  limiter: RateLimiterPostgres;
  key: string;
}

/** The counter of a key, hashed because a mistyped e-mail may be an existing address. */
function getCounter(db: Database, { kind, who }: AttemptKey): Counter {
  const parts = [who].flat().map(toNetwork);
  return { limiter: getLimiters(db)[kind], key: hash('sha256', parts.join(' '), 'base64url') };
}

function tooMany({ msBeforeNext }: RateLimiterRes): never {
  throw problem(429, 'too_many_requests', { headers: { 'retry-after': String(Math.ceil(msBeforeNext / 1000)) } });
}

/**
 * Counts an action that is limited whether or not it succeeds, e.g. messages. Throws 429 with Retry-After when a
 * key has made too many; that attempt counts for none of the keys. To limit failures only, use `limitFailures`.
 */
export async function countAttempt(db: Database, ...keys: readonly AttemptKey[]): Promise<void> {
  const counted: Counter[] = [];
  for (const counter of keys.map((key) => getCounter(db, key))) {
    try {
      await counter.limiter.consume(counter.key);
    } catch (error) {
      for (const { limiter, key } of counted) await limiter.reward(key);
      if (error instanceof RateLimiterRes) tooMany(error);
      throw error;
    }
    counted.push(counter);
  }
}

/** Attempts in progress in this process by key, and the number of failures so far. */
const running = new Map<string, { attempts: number; waiting: (() => void)[] }>();
let failures = 0;

/** Remaining failures of a key. Throws 429 when there are none. */
async function failuresLeft({ limiter, key }: Counter): Promise<{ name: string; left: number }> {
  const failed = await limiter.get(key);
  if (failed && failed.remainingPoints === 0) tooMany(failed);
  return { name: limiter.getKey(key), left: failed?.remainingPoints ?? limiter.points };
}

/**
 * Waits until the attempts under way could all fail without exceeding a limit, and takes a place. Throws 429 when the
 * failures alone have reached it. Concurrent attempts never exceed the limit, and none is refused because of those under way.
 * Returns a function that releases the place.
 */
async function admit(counters: readonly Counter[]): Promise<() => void> {
  for (;;) {
    const before = failures;
    const places = await Promise.all(counters.map(failuresLeft));
    // a failure since then may be neither in this count nor in `running`
    if (before !== failures) continue;
    const full = places.find(({ name, left }) => (running.get(name)?.attempts ?? 0) >= left);
    if (!full) {
      for (const { name } of places) enter(name);
      return () => places.forEach(({ name }) => leave(name));
    }
    await new Promise<void>((resolve) => running.get(full.name)?.waiting.push(resolve));
  }
}

function enter(name: string): void {
  const place = running.get(name) ?? { attempts: 0, waiting: [] };
  running.set(name, { ...place, attempts: place.attempts + 1 });
}

function leave(name: string): void {
  const place = running.get(name);
  if (!place) return;
  if (place.attempts === 1) running.delete(name);
  else running.set(name, { attempts: place.attempts - 1, waiting: [] });
  for (const wake of place.waiting) wake();
}

/**
 * Does work whose failures are limited per key, and counts a failure when it happens: successes, work under way
 * and work cut off by a crash do not count. `isFailure` selects the errors that are failures of the caller; others are
 * passed on uncounted. Throws 429 with Retry-After when a key has failed too often. The limit holds per server process
 * for attempts at once, and over all processes for those one after another.
 */
export async function limitFailures<Result>(
  db: Database,
  keys: readonly AttemptKey[],
  work: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  const counters = keys.map((key) => getCounter(db, key));
  const leavePlace = await admit(counters);
  try {
    const result = await work();
    const forgiven = counters.filter((_counter, at) => FORGIVEN.some((kind) => kind === keys[at]?.kind));
    await Promise.all(forgiven.map(({ limiter, key }) => limiter.delete(key)));
    return result;
  } catch (error) {
    if (isFailure(error)) {
      await Promise.all(counters.map(({ limiter, key }) => limiter.penalty(key)));
      failures += 1;
    }
    throw error;
  } finally {
    leavePlace();
  }
}

/** Whether an error refuses the caller's input; the usual `isFailure` of codes and tokens. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status < 500;
}

/** Hourly: attempts that no longer count are deleted, and sign-ups that have ended. */
export const forgetOldAttempts: Worker = {
  name: 'forget-old-attempts',
  schedule: '17 * * * *',
  run: async (_data, { db, now }) => {
    await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
    await deleteExpiredSignUps(db, now());
  },
};
