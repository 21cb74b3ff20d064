import { hash } from 'node:crypto';
import { getTableName, lt } from 'drizzle-orm';
import { mapValues } from 'es-toolkit';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from './accounts.table.ts';
import { deleteExpiredChallenges, deleteExpiredLinks, deleteExpiredSignUps } from './expired-sign-ups.ts';
import { toNetwork } from './network.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { getPool, type Database } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Window from the first attempt, unless `LONG_WINDOWS` has another. */
const WINDOW_MINUTES = 15;

/** Maximum attempts of a key in the window. Counted in the database, over all processes. */
export const LIMITS = {
  /** Wrong passwords for one account from one IP address. */
  pair: 10,
  /** Wrong passwords for one account from one known device. */
  device: 10,
  /** Wrong passwords for one account from all unknown devices. */
  account: 100,
  /** Wrong current passwords of one signed-in account. */
  password: 10,
  /** Wrong authenticator and recovery codes of one account. */
  authenticator: 10,
  /** Challenges for a sign-in with a passkey from one address; each sign-in form asks for one. */
  passkey: 600,
  /** Refused tokens of sign-in providers from one address. */
  social: 50,
  /** Impersonation codes from one address. */
  impersonation: 20,
  /** Wrong passwords for all accounts from one address. */
  address: 50,
  /** Sign-ups from one address, and repeated confirmation mails. */
  signup: 60,
  /** Confirmation mails to one e-mail address. */
  signup_email: 5,
  /** Refused confirmation links from one address. */
  confirm: 20,
  /** Requested links to set a new password from one address. */
  forgot: 30,
  /** E-mails with such links to one e-mail address. */
  forgot_email: 4,
  /** Refused links to set a new password from one address. */
  reset: 20,
  /** Declined payments from one address, against the testing of stolen cards. */
  payment: 60,
  /** Uploads opened by one account. */
  upload: 200,
  /** Messages from one address. */
  contact: 20,
  /** Further messages in chats from one address. */
  chat: 120,
  /** Messages of one account in its conversations with the shop. */
  message: 60,
  /** Messages of one account to other accounts. */
  direct_message: 60,
  /** Other accounts that one account writes to for the first time. */
  direct_start: 10,
  /** Reviews and comments of one account. */
  comment: 20,
  /** Attempted download codes from one address. */
  code: 20,
  /** Quote requests from one address. */
  quote: 20,
  /** Requests for back-in-stock notices from one address. */
  stock_notice: 20,
  /** Subscriptions to the newsletter from one address. */
  newsletter: 20,
  /** E-mails about the newsletter to one e-mail address. */
  newsletter_email: 4,
  /** Entries to contests from one address. */
  entry: 20,
  /** Plays of tracks from one address, which may be shared by many listeners. */
  play: 600,
  /** Page views from one address, which an office may share. */
  page_view: 1000,
} as const;

export type AttemptKind = keyof typeof LIMITS;

/** Windows of kinds with a longer one, in minutes. */
const LONG_WINDOWS: Partial<Record<AttemptKind, number>> = { account: 60, signup_email: 60, forgot_email: 60 };

/** Kinds whose failures are deleted after a success. */
const RESET_ON_SUCCESS: readonly AttemptKind[] = ['pair', 'device', 'password', 'authenticator'];

/** Key of a limit: its kind, and the e-mail address, IP address or both that it counts for. */
export interface AttemptKey {
  kind: AttemptKind;
  who: string | readonly string[];
}

/** Limiters by kind. */
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
    // created by a migration; expired rows are deleted by a job
    tableName: getTableName(rateLimits),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: kind,
    points,
    duration: (LONG_WINDOWS[kind] ?? WINDOW_MINUTES) * 60,
  });
}

/** A limiter and the hashed key of its count. */
interface Counter {
  limiter: RateLimiterPostgres;
  key: string;
}

/** Returns the counter of a key, which is hashed because a mistyped e-mail may be another's address. */
function getCounter(db: Database, { kind, who }: AttemptKey): Counter {
  const parts = [who].flat().map(toNetwork);
  return { limiter: getLimiters(db)[kind], key: hash('sha256', parts.join(' '), 'base64url') };
}

function throwTooManyRequests({ msBeforeNext }: RateLimiterRes): never {
  throw problem(429, 'too_many_requests', { headers: { 'retry-after': String(Math.ceil(msBeforeNext / 1000)) } });
}

/**
 * Counts an attempt that is limited whether or not it succeeds, e.g. a message. Throws 429 with Retry-After when a key
 * has reached its limit; the attempt then counts for none of the keys. To limit failures only, use `limitFailures`.
 */
export async function countAttempt(db: Database, ...keys: readonly AttemptKey[]): Promise<void> {
  const consumed: Counter[] = [];
  for (const counter of keys.map((key) => getCounter(db, key))) {
    try {
      await counter.limiter.consume(counter.key);
    } catch (error) {
      for (const { limiter, key } of consumed) await limiter.reward(key);
      if (error instanceof RateLimiterRes) throwTooManyRequests(error);
      throw error;
    }
    consumed.push(counter);
  }
}

/** Attempts in progress in this process by key, and the number of failures. */
const runningAttempts = new Map<string, { attempts: number; waiting: (() => void)[] }>();
let failures = 0;

/** Loads the remaining failures of a key. Throws 429 when there are none. */
async function loadRemainingFailures({ limiter, key }: Counter): Promise<{ name: string; left: number }> {
  const result = await limiter.get(key);
  if (result && result.remainingPoints === 0) throwTooManyRequests(result);
  return { name: limiter.getKey(key), left: result?.remainingPoints ?? limiter.points };
}

/**
 * Waits until all running attempts could fail without exceeding a limit, then adds one. Throws 429 when the failures
 * have reached a limit. Concurrent attempts never exceed it, and running ones do not cause refusals. Returns a function
 * that removes the attempt.
 */
async function acquireSlot(counters: readonly Counter[]): Promise<() => void> {
  for (;;) {
    const failuresBefore = failures;
    const remaining = await Promise.all(counters.map(loadRemainingFailures));
    // a failure meanwhile may be missing both from this count and from `runningAttempts`
    if (failuresBefore !== failures) continue;
    const exhausted = remaining.find(({ name, left }) => (runningAttempts.get(name)?.attempts ?? 0) >= left);
    if (!exhausted) {
      for (const { name } of remaining) addAttempt(name);
      return () => remaining.forEach(({ name }) => removeAttempt(name));
    }
    await new Promise<void>((resolve) => runningAttempts.get(exhausted.name)?.waiting.push(resolve));
  }
}

function addAttempt(name: string): void {
  const slot = runningAttempts.get(name) ?? { attempts: 0, waiting: [] };
  runningAttempts.set(name, { ...slot, attempts: slot.attempts + 1 });
}

function removeAttempt(name: string): void {
  const slot = runningAttempts.get(name);
  if (!slot) return;
  if (slot.attempts === 1) runningAttempts.delete(name);
  else runningAttempts.set(name, { attempts: slot.attempts - 1, waiting: [] });
  for (const resume of slot.waiting) resume();
}

/**
 * Runs work whose failures are limited per key. A failure is counted when it happens: successes, running work and work
 * interrupted by a crash do not count. `isFailure` selects the errors that count; all are rethrown. Throws 429 with
 * Retry-After when a key has reached its limit. Concurrent attempts are limited per process, consecutive ones over all.
 */
export async function limitFailures<Result>(
  db: Database,
  keys: readonly AttemptKey[],
  work: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  const counters = keys.map((key) => getCounter(db, key));
  const releaseSlot = await acquireSlot(counters);
  try {
    const result = await work();
    const resetCounters = counters.filter((_counter, index) =>
      RESET_ON_SUCCESS.some((kind) => kind === keys[index]?.kind),
    );
    await Promise.all(resetCounters.map(({ limiter, key }) => limiter.delete(key)));
    return result;
  } catch (error) {
    if (isFailure(error)) {
      await Promise.all(counters.map(({ limiter, key }) => limiter.penalty(key)));
      failures += 1;
    }
    throw error;
  } finally {
    releaseSlot();
  }
}

/** Whether an error refuses the caller's input; the usual `isFailure` of codes and tokens. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status < 500;
}

/** Hourly: deletes expired attempts, sign-ups, links and challenges. */
export const forgetOldAttempts: Worker = {
  name: 'forget-old-attempts',
  schedule: '17 * * * *',
  run: async (_data, { db, now }) => {
    await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
    await deleteExpiredSignUps(db, now());
    await deleteExpiredLinks(db, now());
    await deleteExpiredChallenges(db, now());
  },
};
