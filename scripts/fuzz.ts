// `npm run fuzz -- --calls 20000 --seed 14`: sends random requests to all operations and pages of a temporary shop. Exits
// with 1 when a response is a server error or does not match the description.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { InjectOptions } from 'fastify';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { loadDemoData } from '#demo/load.ts';
import { openBackend } from '#server/app/backend.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts/accounts.ts';
import { createApp } from '#server/app/http/app.ts';
import { readConfig } from '#server/core/config/config.ts';
import { watchAnswers } from '#server/testing/answer-check.ts';
import { buildApiCall } from './fuzz/api-calls.ts';
import type { FuzzCall } from './fuzz/call.ts';
import { Random } from './fuzz/random.ts';
import { buildStorefrontCall } from './fuzz/storefront-calls.ts';

const { values: options } = parseArgs({
  options: { calls: { type: 'string', default: '20000' }, seed: { type: 'string', default: '14' } },
});
const [calls, seed] = [Number(options.calls), Number(options.seed)];
if (!Number.isInteger(calls) || calls < 1 || !Number.isInteger(seed))
  throw new Error('--calls and --seed must be whole numbers.');

/** Parallel calls. */
const CONCURRENCY = 8;
/** Every nth call is to a page; the others are to the API. */
const CALLS_PER_PAGE = 4;
const MAX_REPORTED = 40;

const dataDir = await mkdtemp(join(tmpdir(), 'groove-house-fuzz-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'small', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' });
const problems = new Map<string, string>();
const statuses = new Map<string, number>();
const report = (name: string, what: string): void => void problems.set(name, problems.get(name) ?? what);

const onError = (error: Error): void => report(`outside a call: ${error.message}`, error.stack ?? '');
const backend = await openBackend(config, { progress: () => undefined, fill: loadDemoData, onError, onLost: onError });
const app = createApp({ config, ...backend });
const faults = watchAnswers(app);
// pages print errors that they did not expect
console.error = (...what: unknown[]) => report(`printed: ${String(what[0]).slice(0, 200)}`, what.map(String).join(' '));

const tokens = new Map<string, string>();
async function getToken(email: string): Promise<string> {
  const cachedToken = tokens.get(email);
  if (cachedToken) return cachedToken;
  const [user] = await backend.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const token = user ? await createSession(backend.db, user.id, 'fuzz') : 'x';
  tokens.set(email, token);
  return token;
}

async function send(call: FuzzCall, random: Random): Promise<void> {
  const email = random.pick(DEMO_ACCOUNTS)?.email ?? '';
  const isSignedIn = call.url.startsWith('/api/') && !random.chance(0.08);
  const address = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const formattedCall = `${call.method} ${call.url.slice(0, 600)} ${JSON.stringify(call.headers).slice(0, 400)} ${call.body?.slice(0, 1200) ?? ''}`;
  try {
    const { statusCode } = await app.inject({
      method: call.method as InjectOptions['method'],
      url: call.url,
      headers: { ...call.headers, ...(isSignedIn && { authorization: `Bearer ${await getToken(email)}` }) },
      remoteAddress: address,
      ...(call.body !== undefined && { payload: call.body }),
    });
    statuses.set(`${Math.floor(statusCode / 100)}xx`, (statuses.get(`${Math.floor(statusCode / 100)}xx`) ?? 0) + 1);
    if (statusCode === 401) tokens.delete(email);
    if (statusCode >= 500) report(`${call.name} answered ${statusCode}`, formattedCall);
    for (const fault of faults.splice(0)) report(`${call.name}: ${fault.replace(/^\S+ \S+ /, '')}`, formattedCall);
  } catch (error) {
    report(`${call.name} threw ${error instanceof Error ? error.message : String(error)}`, formattedCall);
  }
}

const startedAt = performance.now();
let nextIndex = 0;
async function runCalls(): Promise<void> {
  for (let index = nextIndex; index < calls; index = nextIndex) {
    nextIndex += 1;
    // a call depends on seed and index only, not on the order in which parallel calls end
    const random = new Random(seed * 1_000_003 + index);
    const isPage = index % CALLS_PER_PAGE === 0;
    await send(
      isPage
        ? buildStorefrontCall(index / CALLS_PER_PAGE, random)
        : buildApiCall(index - Math.ceil(index / CALLS_PER_PAGE), random),
      random,
    );
  }
}
await app.ready();
await Promise.all(Array.from({ length: CONCURRENCY }, runCalls));

for (const [name, what] of [...problems].slice(0, MAX_REPORTED)) console.log(`✗ ${name}\n    ${what}`);
const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(`${calls} calls with seed ${seed} in ${seconds} s: ${counts.join(', ')}; ${problems.size} faults`);
await app.close();
await backend.close();
await rm(dataDir, { recursive: true, force: true });
process.exit(problems.size > 0 ? 1 : 0);
