import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artists } from '#server/modules/shops/index.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { insertOrders } from '#server/testing/rows.ts';

interface Page {
  ids: number[];
  contentRange: string | undefined;
  cursor: string | undefined;
  estimated: string | undefined;
}

let api: TestApi;
const ROWS = 12_000;

beforeAll(async () => {
  api = await startApi();
  // equal timestamps, timestamps microseconds apart and nulls are the difficult cases of a cursor
  await insertOrders(
    api.db,
    Array.from({ length: 60 }, (_, index) => ({ total: 100 * (index % 7), customer_name: `Name ${index % 5}` })),
  );
  await api.db.execute(sql`
    update orders set
      created_at = timestamptz '2026-01-01 00:00:00.000001+00' + (id / 4) * interval '1 microsecond',
      sent_at = case when id % 3 = 0 then timestamptz '2026-02-01+00' + (id / 6) * interval '1 second' end`);
  await api.db.execute(
    sql`insert into artists (id, name) select i, 'Artist ' || lpad(i::text, 5, '0') from generate_series(1, ${ROWS}) i`,
  );
  await api.db.execute(sql`analyze artists`);
});
afterAll(() => api.close());

async function readPage(resource: string, query: Record<string, string>): Promise<Page> {
  const { status, body, headers } = await api.call<{ id: number }[]>('GET', `/admin/${resource}`, {
    as: 'team',
    query,
  });
  expect(status).toBe(200);
  const { 'content-range': contentRange, 'x-next-cursor': cursor, 'x-total-estimated': estimated } = headers;
  return { ids: body.map(({ id }) => id), contentRange, cursor, estimated };
}

/** The ids of all pages, read by cursor. `afterPage` runs between two pages. */
async function readAllPages(
  sort: string,
  afterPage?: (step: number) => Promise<unknown>,
  filter = '{}',
): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  for (let from = 0; ; from += 7) {
    const next = await readPage('orders', { sort, filter, range: `[${from},${from + 6}]`, ...(cursor && { cursor }) });
    ids.push(...next.ids);
    cursor = next.cursor;
    if (!cursor) return ids;
    await afterPage?.(from);
  }
}

/** The ids in the order of an SQL expression, by one query. */
async function selectIds(order: string): Promise<number[]> {
  const { rows } = await api.db.execute<{ id: number }>(sql.raw(`select id from orders order by ${order}`));
  return rows.map(({ id }) => id);
}

describe('the pages of a list', () => {
  it.each([
    ['["created_at","ASC"]', 'created_at asc, id asc'],
    ['["created_at","DESC"]', 'created_at desc, id desc'],
    ['["sent_at","ASC"]', 'sent_at asc, id asc'],
    ['["sent_at","DESC"]', 'sent_at desc, id desc'],
    ['["total","ASC"]', 'total asc, id asc'],
    ['["customer_name","DESC"]', 'customer_name desc, id desc'],
    ['["number","DESC"]', 'number desc, id desc'],
    ['["id","ASC"]', 'id asc'],
    ['["id","DESC"]', 'id desc'],
  ])('returns every row once, in the order %s', async (sort, order) => {
    expect(await readAllPages(sort)).toEqual(await selectIds(order));
  });

  it.each(['ASC', 'DESC'])('merges the rows of several values of a field (%s)', async (direction) => {
    await api.db.execute(sql`update orders set status = (array['paid', 'sent', 'paused'])[1 + id % 3]`);
    const { rows } = await api.db.execute<{ id: number }>(
      sql.raw(`select id from orders where status in ('paid', 'paused') and total > 100
        order by created_at ${direction}, id ${direction}`),
    );
    const filter = JSON.stringify({ status: ['paused', 'paid', 'paid'], total_gt: 1 });
    const expected = rows.map(({ id }) => id);
    expect(await readAllPages(`["created_at","${direction}"]`, undefined, filter)).toEqual(expected);
    const query = { filter, sort: `["created_at","${direction}"]`, range: '[5,14]' };
    expect(await readPage('orders', query)).toMatchObject({
      ids: expected.slice(5, 15),
      contentRange: `orders 5-14/${expected.length}`,
    });
    await api.db.execute(sql`update orders set status = 'pending'`);
  });

  it.each(['ASC', 'DESC'])('neither repeats nor skips a row while others are inserted (%s)', async (direction) => {
    const before = await selectIds(`created_at ${direction}, id ${direction}`);
    const ids = await readAllPages(`["created_at","${direction}"]`, async (step) => {
      const early = new Date('2025-01-01T00:00:00Z');
      const late = new Date(Date.UTC(2027, 0, 1, 0, 0, step));
      await insertOrders(api.db, [{ created_at: early }, { created_at: late }]);
    });
    expect(ids.filter((id) => before.includes(id))).toEqual(before);
    expect(new Set(ids).size).toBe(ids.length);
    await api.db.execute(sql`delete from orders where id > 60`);
  });

  it('returns the range of rows and the total', async () => {
    expect((await readPage('orders', { range: '[10,14]', filter: '{"total_gte":0}' })).contentRange).toBe(
      'orders 10-14/60',
    );
    expect((await readPage('orders', { range: '[100,109]', filter: '{"total_gte":0.0}' })).contentRange).toBe(
      'orders */60',
    );
    expect((await readPage('orders', { filter: '{"q":"nowhere"}' })).contentRange).toBe('orders */0');
  });

  it('returns 25 rows without a range, and all rows of a filter by ids', async () => {
    expect((await readPage('orders', {})).ids).toHaveLength(25);
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    expect((await readPage('orders', { filter: JSON.stringify({ id: ids }) })).ids).toHaveLength(40);
  });

  it('is sorted by the default sort', async () => {
    const expected = (await selectIds('created_at desc, id desc')).slice(0, 5);
    expect((await readPage('orders', { range: '[0,4]' })).ids).toEqual(expected);
  });

  it('has no cursor on the last page', async () => {
    expect((await readPage('orders', { range: '[56,62]' })).cursor).toBeUndefined();
  });
});

describe('a page request is refused', () => {
  it.each<[string, Record<string, string>]>([
    ['for more than 1000 rows', { range: '[0,1000]' }],
    ['for a range that runs backwards', { range: '[9,0]' }],
    ['for an invalid range', { range: '0-24' }],
    ['for a sort by a field that is not sortable', { sort: '["email","ASC"]' }],
    ['for a sort by a column that is not described', { sort: '["search","ASC"]' }],
    ['for an invalid direction', { sort: '["id","UP"]' }],
    ['for an invalid cursor', { cursor: 'abc' }],
    ['for a cursor of another sort', { cursor: Buffer.from('["id","ASC",1,1]').toString('base64url') }],
  ])('%s', async (_case, query) => {
    const { status, body } = await api.call<{ code: string; detail: string }>('GET', '/admin/orders', {
      as: 'team',
      query,
    });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_request');
    expect(body.detail).toMatch(/range|sort|cursor/);
  });
});

describe('a list of many rows', () => {
  it('marks its total as an estimate', async () => {
    const { contentRange, estimated } = await readPage('artists', { range: '[0,24]' });
    const total = Number(contentRange?.split('/')[1]);
    expect(estimated).toBe('true');
    expect(total).toBeGreaterThan(ROWS * 0.9);
    expect(total).toBeLessThan(ROWS * 1.1);
  });

  it('counts exactly up to ten thousand', async () => {
    const { contentRange, estimated } = await readPage('artists', { filter: '{"id":[1,2,3]}' });
    expect(contentRange).toBe('artists 0-2/3');
    expect(estimated).toBeUndefined();
  });

  it.each([250, 5_000, 9_999, 10_000, 11_000, ROWS - 10])('returns the right rows from row %i on', async (from) => {
    const { ids } = await readPage('artists', { range: `[${from},${from + 9}]`, sort: '["name","ASC"]' });
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => from + index + 1));
    const descending = await readPage('artists', { range: `[${from},${from + 9}]`, sort: '["name","DESC"]' });
    expect(descending.ids).toEqual(Array.from({ length: 10 }, (_, index) => ROWS - from - index));
  });

  it('returns the end of the list, and no rows after it', async () => {
    const end = await readPage('artists', { range: `[${ROWS - 3},${ROWS + 6}]`, sort: '["name","ASC"]' });
    expect(end.ids).toEqual([ROWS - 2, ROWS - 1, ROWS]);
    expect(end.contentRange).toBe(`artists ${ROWS - 3}-${ROWS - 1}/${ROWS}`);
    const after = await readPage('artists', { range: `[${ROWS + 100},${ROWS + 109}]`, sort: '["name","ASC"]' });
    expect(after.ids).toEqual([]);
  });

  it('reads a deep page by cursor through the index', async () => {
    const { cursor } = await readPage('artists', { range: `[${ROWS - 30},${ROWS - 21}]`, sort: '["name","ASC"]' });
    const next = await readPage('artists', {
      range: `[${ROWS - 20},${ROWS - 11}]`,
      sort: '["name","ASC"]',
      cursor: cursor ?? '',
    });
    expect(next.ids[0]).toBe(ROWS - 19);
    const { rows } = await api.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select ${artists.id} from ${artists} where (${artists.name}, ${artists.id}) > ('Artist 11980', 11980) order by ${artists.name}, ${artists.id} limit 10`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index.*Cond/s);
  });
});
