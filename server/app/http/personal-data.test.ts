// Personal data of requests must not be logged when a call succeeds, is refused or the database fails.
import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { OperationDefinition } from '#generated/definitions.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { resolveReference, type Schema, shapes } from '#server/core/api/description.ts';
import { createApp } from './app.ts';
import { jobFailures } from '#server/core/jobs/jobs.table.ts';
import { seedPrices } from '../seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { silentJobs } from '#server/core/jobs/publish.ts';

const MARKER = 'zqxmarker';
/** An endless response. */
const STREAM = 'adminListenLiveUpdates';
const MAX_DEPTH = 5;
const SEARCH_PARAMETERS = ['q', 'filter'];

let api: TestApi;
let admin: { id: number };
beforeAll(async () => {
  api = await startApi();
  await seedPrices(api.db);
  await api.tokenOf('admin');
  const [row] = await api.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  if (!row) throw new Error('no administrator');
  admin = row;
});
afterAll(() => api.close());

/** Creates a valid value of a schema, with the marker in every text that may contain it. */
function createMarkedValue(schema: Schema | undefined, depth = 0): unknown {
  if (!schema || depth > MAX_DEPTH) return MARKER;
  if (schema.$ref) return createMarkedValue(resolveReference<Schema>(schema.$ref), depth);
  const { properties, items, type, format, examples, ...keywords } = schema as Schema & Record<string, unknown>;
  const [choice] = (keywords['oneOf'] ?? keywords['anyOf'] ?? []) as Schema[];
  if (choice) return createMarkedValue(choice, depth + 1);
  const example: unknown = (examples as unknown[] | undefined)?.[0];
  const [kind] = [type].flat();
  if (kind === 'object' || properties)
    return Object.fromEntries(
      Object.entries(properties ?? {})
        .filter(([, one]) => !one.readOnly)
        .map(([name, one]) => [name, createMarkedValue(one, depth + 1)]),
    );
  if (kind === 'array') return [createMarkedValue(items, depth + 1)];
  const isFree = kind === 'string' && !('enum' in keywords) && !('pattern' in keywords) && !('const' in keywords);
  if (isFree && format === 'email') return `${MARKER}@example.com`;
  if (isFree && format === undefined && Number(keywords['maxLength'] ?? 99) >= MARKER.length) return MARKER;
  return example ?? (kind === 'boolean' ? true : 1);
}

interface CallResults {
  log: string;
  /** Number of responses by class: 2xx, 4xx, 5xx. */
  statuses: Record<string, number>;
  /** Operations with a 5xx response. */
  failed: string[];
}

/** Calls every operation once with the marker. */
async function callAllOperations(): Promise<CallResults> {
  const lines: string[] = [];
  const config = { ...api.config, logLevel: 'trace' as const };
  const app = createApp({
    config,
    db: api.db,
    jobs: silentJobs,
    log: { write: (line) => lines.push(line) },
  });
  const statuses: Record<string, number> = {};
  const failed: string[] = [];
  for (const [id, { method, path }] of Object.entries<OperationDefinition>(operations)) {
    const shape = [...shapes.values()].find((one) => one.id === id);
    if (!shape || id === STREAM) continue;
    const query = shape.parameters
      .filter((one) => one.in === 'query' && (one.required || SEARCH_PARAMETERS.includes(one.name)))
      .map(({ name, schema }) => [
        name,
        name === 'filter' ? JSON.stringify({ q: MARKER }) : String(createMarkedValue(schema)),
      ]);
    const { statusCode } = await app.inject({
      method: method.toUpperCase() as InjectOptions['method'],
      url: `/api${path.replaceAll(/\{\w+\}/g, '1')}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${await createSession(api.db, admin.id, 'test')}`, 'if-match': '"1"' },
      ...(shape.body && { payload: createMarkedValue(shape.body.schema) as object }),
    });
    const statusClass = `${Math.floor(statusCode / 100)}xx`;
    statuses[statusClass] = (statuses[statusClass] ?? 0) + 1;
    if (statusCode >= 500) failed.push(id);
  }
  await app.close();
  return { log: lines.join(''), statuses, failed };
}

it('does not log personal data of calls that succeed or are refused', { timeout: 120_000 }, async () => {
  const { log, statuses, failed } = await callAllOperations();
  expect(failed).toEqual([]);
  expect(statuses['2xx']).toBeGreaterThan(80);
  expect(statuses['4xx']).toBeGreaterThan(100);
  expect(log.split('\n').filter((line) => line.includes(MARKER))).toEqual([]);
});

it('does not log personal data when the database refuses writes', { timeout: 120_000 }, async () => {
  const { rows } = await api.db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'tokens'`,
  );
  await api.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no row of % is written', tg_table_name; end $$`);
  for (const { name } of rows)
    await api.db.execute(sql.raw(`create trigger refuse before insert or update on ${name} execute function refuse()`));
  const { log, statuses } = await callAllOperations();
  expect(statuses['5xx']).toBeGreaterThan(10);
  expect(log).toContain('is written');
  expect(log.split('\n').filter((line) => line.includes(MARKER))).toEqual([]);
  expect(JSON.stringify(await api.db.select().from(jobFailures))).not.toContain(MARKER);
});
