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
const MANY = 12_000;

beforeAll(async () => {
  api = await startApi();
  // many at the same moment, microseconds apart, and two in three not sent: the cases a cursor can stumble over
  await insertOrders(
    api.db,
    Array.from({ length: 60 }, (_, index) => ({ total: 100 * (index % 7), customer_name: `Name ${index % 5}` })),
  );
  await api.db.execute(sql`
    update orders set
      created_at = timestamptz '2026-01-01 00:00:00.000001+00' + (id / 4) * interval '1 microsecond',
      sent_at = case when id % 3 = 0 then timestamptz '2026-02-01+00' + (id / 6) * interval '1 second' end`);
  await api.db.execute(
    sql`insert into artists (id, name) select i, 'Artist ' || lpad(i::text, 5, '0') from generate_series(1, ${MANY}) i`,
  );
  await api.db.execute(sql`analyze artists`);
});
afterAll(() => api.close());

async function page(resource: string, query: Record<string, string>): Promise<Page> {
  const { status, body, headers } = await api.call<{ id: number }[]>('GET', `/admin/${resource}`, {
    as: 'team',
    query,
  });
  expect(status).toBe(200);
  const { 'content-range': contentRange, 'x-next-cursor': cursor, 'x-total-estimated': estimated } = headers;
  return { ids: body.map(({ id }) => id), contentRange, cursor, estimated };
}

/** All pages by cursor, from the first to the last. */
async function walk(sort: string, between?: (step: number) => Promise<unknown>, filter = '{}'): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | undefined;
  for (let from = 0; ; from += 7) {
    const next = await page('orders', { sort, filter, range: `[${from},${from + 6}]`, ...(cursor && { cursor }) });
    seen.push(...next.ids);
    cursor = next.cursor;
    if (!cursor) return seen;
    await between?.(from);
  }
}

/** The same by one query, written by hand. */
async function all(order: string): Promise<number[]> {
  const { rows } = await api.db.execute<{ id: number }>(sql.raw(`select id from orders order by ${order}`));
  return rows.map(({ id }) => id);
}

describe('a list page by page', () => {
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
  ])('shows every row once, in the order %s', async (sort, order) => {
    expect(await walk(sort)).toEqual(await all(order));
  });

  it.each(['ASC', 'DESC'])('merges the rows of several values of a field (%s)', async (direction) => {
    await api.db.execute(sql`update orders set status = (array['paid', 'sent', 'paused'])[1 + id % 3]`);
    const { rows } = await api.db.execute<{ id: number }>(
      sql.raw(`select id from orders where status in ('paid', 'paused') and total > 100
        order by created_at ${direction}, id ${direction}`),
    );
    const filter = JSON.stringify({ status: ['paused', 'paid', 'paid'], total_gt: 1 });
    const expected = rows.map(({ id }) => id);
    expect(await walk(`["created_at","${direction}"]`, undefined, filter)).toEqual(expected);
    const asked = { filter, sort: `["created_at","${direction}"]`, range: '[5,14]' };
    expect(await page('orders', asked)).toMatchObject({
      ids: expected.slice(5, 15),
      contentRange: `orders 5-14/${expected.length}`,
    });
    await api.db.execute(sql`update orders set status = 'pending'`);
  });

  it.each(['ASC', 'DESC'])('neither repeats nor loses a row while others are inserted (%s)', async (direction) => {
    const before = await all(`created_at ${direction}, id ${direction}`);
    const seen = await walk(`["created_at","${direction}"]`, async (step) => {
      const early = new Date('2025-01-01T00:00:00Z');
      const late = new Date(Date.UTC(2027, 0, 1, 0, 0, step));
      await insertOrders(api.db, [{ created_at: early }, { created_at: late }]);
    });
    expect(seen.filter((id) => before.includes(id))).toEqual(before);
    expect(new Set(seen).size).toBe(seen.length);
    await api.db.execute(sql`delete from orders where id > 60`);
  });

  it('shows the range of rows and the total', async () => {
    expect((await page('orders', { range: '[10,14]', filter: '{"total_gte":0}' })).contentRange).toBe(
      'orders 10-14/60',
    );
    expect((await page('orders', { range: '[100,109]', filter: '{"total_gte":0.0}' })).contentRange).toBe(
      'orders */60',
    );
    expect((await page('orders', { filter: '{"q":"nowhere"}' })).contentRange).toBe('orders */0');
  });

  it('gives 25 rows when no range is asked for, and all that are asked for by number', async () => {
    expect((await page('orders', {})).ids).toHaveLength(25);
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    expect((await page('orders', { filter: JSON.stringify({ id: ids }) })).ids).toHaveLength(40);
  });

  it('begins with the described sort', async () => {
    expect((await page('orders', { range: '[0,4]' })).ids).toEqual((await all('created_at desc, id desc')).slice(0, 5));
  });

  it('gives no cursor on the last page', async () => {
    expect((await page('orders', { range: '[56,62]' })).cursor).toBeUndefined();
  });
});

describe('a page request is refused', () => {
  it.each<[string, Record<string, string>]>([
    ['for more than 1000 rows', { range: '[0,1000]' }],
    ['for a range that runs backwards', { range: '[9,0]' }],
    ['for a range that is none', { range: '0-24' }],
    ['for a sort by a field that is not sortable', { sort: '["email","ASC"]' }],
    ['for a sort by a column that is not described', { sort: '["search","ASC"]' }],
    ['for a direction that is none', { sort: '["id","UP"]' }],
    ['for a cursor that is none', { cursor: 'abc' }],
    ['for a cursor of another sort', { cursor: Buffer.from('["id","ASC",1,1]').toString('base64url') }],
  ])('%s', async (_what, query) => {
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
    const { contentRange, estimated } = await page('artists', { range: '[0,24]' });
    const total = Number(contentRange?.split('/')[1]);
    expect(estimated).toBe('true');
    expect(total).toBeGreaterThan(MANY * 0.9);
    expect(total).toBeLessThan(MANY * 1.1);
  });

  it('counts exactly up to ten thousand', async () => {
    const { contentRange, estimated } = await page('artists', { filter: '{"id":[1,2,3]}' });
    expect(contentRange).toBe('artists 0-2/3');
    expect(estimated).toBeUndefined();
  });

  it.each([250, 5_000, 9_999, 10_000, 11_000, MANY - 10])('shows the right rows from row %i on', async (from) => {
    const { ids } = await page('artists', { range: `[${from},${from + 9}]`, sort: '["name","ASC"]' });
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => from + index + 1));
    const falling = await page('artists', { range: `[${from},${from + 9}]`, sort: '["name","DESC"]' });
    expect(falling.ids).toEqual(Array.from({ length: 10 }, (_, index) => MANY - from - index));
  });

  it('shows the end of the list, and then nothing', async () => {
    const end = await page('artists', { range: `[${MANY - 3},${MANY + 6}]`, sort: '["name","ASC"]' });
    expect(end.ids).toEqual([MANY - 2, MANY - 1, MANY]);
    expect(end.contentRange).toBe(`artists ${MANY - 3}-${MANY - 1}/${MANY}`);
    expect((await page('artists', { range: `[${MANY + 100},${MANY + 109}]`, sort: '["name","ASC"]' })).ids).toEqual([]);
  });

  it('reads a deep page by cursor without walking there', async () => {
    const { cursor } = await page('artists', { range: `[${MANY - 30},${MANY - 21}]`, sort: '["name","ASC"]' });
    const next = await page('artists', {
      range: `[${MANY - 20},${MANY - 11}]`,
      sort: '["name","ASC"]',
      cursor: cursor ?? '',
    });
    expect(next.ids[0]).toBe(MANY - 19);
    const { rows } = await api.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select ${artists.id} from ${artists} where (${artists.name}, ${artists.id}) > ('Artist 11980', 11980) order by ${artists.name}, ${artists.id} limit 10`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index.*Cond/s);
  });
});
