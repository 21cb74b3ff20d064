// Random queries of every list. The lists are split into parts that run in parallel.
import { resources } from '#generated/resources.ts';
import type { ResourceName } from '#generated/resources.ts';
import { eq, inArray } from 'drizzle-orm';
import { omit } from 'es-toolkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/core/authentication/accounts.table.ts';
import { exports } from '../exports/exports.table.ts';
import { orderConditions } from '#server/modules/orders/index.ts';
import { findContradiction } from '#server/testing/contradicts.ts';
import { loadDemo } from '#server/testing/load-demo.ts';
import { createRandomQuery } from '#server/testing/random-queries.ts';
import type { RandomQuery } from '#server/testing/random-queries.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

/** Queries per list (`RANDOM_QUERIES`). A failure reports the seed (`RANDOM_SEED`). */
const QUERIES = Number(process.env['RANDOM_QUERIES'] ?? 1000);
/** Concurrent queries. */
const CONCURRENCY = 8;
const SEED = Number(process.env['RANDOM_SEED'] ?? Date.now() % 2 ** 31);

let api: TestApi;

/** The lists of part `part` of `partCount`, round-robin, so that large lists are spread. */
function selectLists(part: number, partCount: number): ResourceName[] {
  return (Object.keys(resources) as ResourceName[]).filter((_, index) => index % partCount === part - 1);
}

/** Starts a shop with demo data before the tests of a file. */
export function startQueriedShop(): void {
  beforeAll(async () => {
    api = await startApi();
    await loadDemo(api, { size: { projects: 40, customers: 60, orders: 400 } });
  }, 120_000);
  afterAll(() => api.close());
}

/** Conditions that match any part of an order; a row has one part only. */
const PART_CONDITIONS = Object.keys(orderConditions).filter((key) => orderConditions[key]?.related);

/** The conditions that can be checked against the returned rows. An accepted filter is a JSON object. */
function getCheckedConditions(name: ResourceName, { filter = '{}' }: RandomQuery): Record<string, unknown> {
  const conditions = JSON.parse(filter) as Record<string, unknown>;
  return name === 'orders' ? omit(conditions, PART_CONDITIONS) : conditions;
}

/** Runs a query and returns what is wrong with the response, if anything. */
async function findFault(name: ResourceName, query: RandomQuery): Promise<string | undefined> {
  const { status, body, headers } = await api.call<{ id: number }[]>('GET', resources[name].path, {
    as: 'admin',
    query: { ...query },
  });
  if (status === 400) return undefined;
  if (status !== 200) return `returned ${status}`;
  const filter = getCheckedConditions(name, query);
  const failedCondition = body.map((row) => findContradiction(row, filter)).find((key) => key !== undefined);
  if (failedCondition !== undefined) return `returned a record that does not fulfil ${failedCondition}`;
  if (new Set(body.map(({ id }) => id)).size !== body.length) return 'returned a record twice';
  const total = Number(headers['content-range']?.split('/')[1]);
  return total >= body.length ? undefined : `counted ${total} but returned ${body.length}`;
}

/** Runs all queries of a list, several concurrently. */
async function runQueries(
  name: ResourceName,
  check: (query: RandomQuery) => Promise<string | undefined>,
): Promise<void> {
  const queries = fc.sample(createRandomQuery(resources[name]), { numRuns: QUERIES, seed: SEED });
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let query = queries[next++]; query; query = queries[next++]) {
      expect(await check(query), `${JSON.stringify(query)} (RANDOM_SEED=${SEED})`).toBeUndefined();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Defines the tests of the lists of a part. */
export function testLists(part: number, partCount: number): void {
  describe('a list with random queries', { timeout: 300_000 }, () => {
    it.each(selectLists(part, partCount))('%s returns the requested rows or an error', (name) => {
      return runQueries(name, (query) => findFault(name, query));
    });
  });
}

/** Defines the test of a list that shows only the account's own rows. */
export function testOwnList(): void {
  it('returns no row of another account', async () => {
    const owners = await api.db
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.role, ['team', 'admin']));
    const values = { name: 'orders.csv', resource: 'orders', format: 'csv', filter: {} } as const;
    const sort = { field: 'id', order: 'ASC' } as const;
    const rows = owners.flatMap(({ id }) =>
      Array.from({ length: 40 }, () => ({
        ...values,
        ...{ columns: ['number'], sort, lang: 'en' as const, created_by: id, request_id: 'r', secret: 's' },
      })),
    );
    await api.db.insert(exports).values(rows);
    await api.tokenOf('team');
    const [teamAccount] = await api.db.select({ id: users.id }).from(users).where(eq(users.email, 'team@shop.test'));
    await api.db.insert(exports).values(rows.slice(0, 40).map((row) => ({ ...row, created_by: teamAccount?.id })));
    let rowCount = 0;
    await runQueries('exports', async (query) => {
      const { status, body } = await api.call<{ created_by: number }[]>('GET', '/admin/exports', {
        as: 'team',
        query: { ...query },
      });
      if (status !== 200) return undefined;
      rowCount += body.length;
      const isOwn = body.every(({ created_by }) => created_by === teamAccount?.id);
      return isOwn ? undefined : 'returned a row of another account';
    });
    expect(rowCount).toBeGreaterThan(1000);
  });
}
