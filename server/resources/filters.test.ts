import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#server/modules/orders/index.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import { insertOrders, insertProjects } from '#server/testing/rows.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const at = (text: string) => new Date(text);
  await insertOrders(api.db, [
    {
      id: 1,
      status: 'paid',
      total: 5000,
      country_id: 'FR',
      email: 'lea@example.com',
      promo_code: 'WELCOME10',
      created_at: at('2026-01-01T00:00:00.400Z'),
    },
    {
      id: 2,
      status: 'sent',
      total: 50,
      currency: 'JPY',
      country_id: 'JP',
      customer_name: 'Émile Ôkubo',
      sent_at: at('2026-02-01T00:00:00Z'),
      created_at: at('2026-01-02T00:00:00Z'),
    },
    {
      id: 3,
      status: 'pending',
      total: 4999,
      country_id: 'DE',
      is_gift: true,
      email: '100%_sure@example.com',
      created_at: at('2026-01-03T00:00:00Z'),
    },
  ]);
  await insertProjects(api.db, [
    { id: 11, name: 'One', genres: [7, 12], categories: [9], released_on: '2026-10-02', barcode: '3760123456784' },
    { id: 12, name: 'Two', genres: [7], categories: [9, 284], released_on: '2026-10-03', label_id: null, price: 1000 },
    { id: 13, name: 'Three', genres: [], stock: 5 },
  ]);
});
afterAll(() => api.close());

async function listIds(resource: string, filter: object): Promise<number[]> {
  const query = { filter: JSON.stringify(filter), sort: '["id","ASC"]' };
  const { status, body } = await api.call<{ id: number }[]>('GET', `/admin/${resource}`, { as: 'team', query });
  expect(status).toBe(200);
  return body.map(({ id }) => id);
}

describe('a list is filtered', () => {
  it.each<[string, object, number[]]>([
    ['by no condition', {}, [1, 2, 3]],
    ['by a time before now', { created_at_lt: '-P1D', sent_at_lt: '-P2W' }, [2]],
    ['by hours before now', { created_at_gte: '-PT1H' }, []],
    ['by equality', { status: 'paid' }, [1]],
    ['by one of several', { status: ['paid', 'sent'] }, [1, 2]],
    ['by inequality', { status_neq: 'paid' }, [2, 3]],
    ['by a boolean', { is_gift: true }, [3]],
    ['by country', { country_id: ['DE', 'JP'] }, [2, 3]],
    ['by record ids', { id: [3, 1] }, [1, 3]],
    ['by an amount in any currency', { total: 50 }, [1, 2]],
    ['by a minimum amount', { total_gte: 50 }, [1, 2]],
    ['by amounts below a limit', { total_lt: 50 }, [3]],
    ['by an amount in one currency', { total_lte: 50, currency: 'EUR' }, [1, 3]],
    ['by one of several amounts', { total: [50, 49.99] }, [1, 2, 3]],
    ['by an amount that is exact in no currency', { total: 49.995 }, []],
    ['by an amount that is exact in some currencies', { total: 49.99 }, [3]],
    ['from an amount between two cents', { total_gte: 49.995 }, [1, 2]],
    ['above an amount between two cents', { total_gt: 49.985 }, [1, 2, 3]],
    ['up to an amount between two cents', { total_lte: 49.995 }, [3]],
    ['by amounts below almost zero', { total_lt: 1e-300 }, []],
    ['by one of several moments', { created_at: [1767225600, 1767398400] }, [1, 3]],
    ['by the second of a moment', { created_at: 1767225600 }, [1]],
    ['after a second', { created_at_gt: 1767225600 }, [2, 3]],
    ['until a second', { created_at_lte: 1767225600 }, [1]],
    ['from a second on', { created_at_gte: 1767312000, created_at_lt: 1767398400 }, [2]],
    ['by an empty field', { sent_at_empty: true }, [1, 3]],
    ['by a field that is not empty', { sent_at_empty: false }, [2]],
    ['by an empty text', { promo_code_empty: true }, [2, 3]],
    ['by null', { promo_code: null }, [2, 3]],
    ['by a part of a text', { email_contains: 'EXAMPLE.com' }, [1, 2, 3]],
    ['by wildcards of LIKE as literal characters', { email_contains: '%_s' }, [3]],
    ['by words in any order, without accents', { q: 'okubo emile' }, [2]],
    ['by order number', { q: 'VS-100003' }, [3]],
    ['by words without a match', { q: 'lea nowhere' }, []],
    ['by several conditions at once', { status: ['paid', 'sent'], country_id: 'FR' }, [1]],
  ])('%s', async (_case, filter, ids) => {
    expect(await listIds('orders', filter)).toEqual(ids);
  });

  it.each<[string, object, number[]]>([
    ['by a value in a list', { genres: 12 }, [11]],
    ['by all of several values in a list', { genres_contains: [7, 12] }, [11]],
    ['by any of several values in a list', { genres: [12, 7] }, [11, 12]],
    ['by an empty list', { genres_empty: true }, [13]],
    ['by a category', { categories: 284 }, [12]],
    ['by a day', { released_on: '2026-10-02' }, [11]],
    ['after a day', { released_on_gt: '2026-10-02' }, [12]],
    ['by a whole number', { stock_gte: 5 }, [13]],
    ['by an amount', { price_lt: 24.9 }, [12]],
    ['by a text', { barcode: '3760123456784' }, [11]],
  ])('%s (projects)', async (_case, filter, ids) => {
    expect(await listIds('projects', filter)).toEqual(ids);
  });
});

describe('a filter is refused', () => {
  const readRefusal = async (filter: string) => {
    const { status, body } = await api.call<{ detail: string }>('GET', '/admin/orders', {
      as: 'team',
      query: { filter },
    });
    expect(status).toBe(400);
    return body.detail;
  };

  it.each<[string, object, RegExp]>([
    ['on a field that is not described as a filter', { staff_note: 'x' }, /staff_note/],
    ['on a column that is not described at all', { search: 'x' }, /search/],
    ['with an operator that the field does not have', { status_gt: 'paid' }, /status.*gt/],
    ['with an unknown operator', { status_like: 'paid' }, /status_like/],
    ['with a value of another type', { total: '50' }, /total must be an amount/],
    ['with a status that does not exist', { status: 'lost' }, /status must be one of pending/],
    ['with a number for a boolean', { is_gift: 1 }, /is_gift must be true or false/],
    ['with a fraction of a second', { created_at_gte: 1.5 }, /created_at_gte must be Unix seconds/],
    ['with an object', { email: { $ne: null } }, /email must be a text/],
    ['with a number too large for the column', { user_id: 2 ** 40 }, /user_id must be a whole number/],
    ['with a NUL character', { email: 'a\0b' }, /email must be a text/],
    ['with a search that is not a text', { q: ['a'] }, /q must be a text/],
  ])('%s', async (_case, filter, detail) => {
    expect(await readRefusal(JSON.stringify(filter))).toMatch(detail);
  });

  it.each(['[1]', '"x"', 'null', '{"a":'])('when it is not a JSON object: %s', async (filter) => {
    expect(await readRefusal(filter)).toMatch(/JSON object/);
  });
});

describe('SQL in a request', () => {
  it.each<Record<string, string>>([
    { filter: '{"email":"\' or 1=1 --"}' },
    { filter: '{"email_contains":"\'; drop table orders; --"}' },
    { filter: '{"q":"\') or true --"}' },
    { filter: '{"email\\" or 1=1 --":"x"}' },
    { filter: '{"id":["1); drop table orders; --"]}' },
    { sort: '["id; drop table orders","ASC"]' },
    { sort: '["id","ASC; drop table orders"]' },
    { range: '[0,24]; drop table orders' },
    { cursor: Buffer.from('["created_at","DESC","now()) or true --",1]').toString('base64url') },
    { cursor: Buffer.from('["created_at","DESC",null,"1 or true"]').toString('base64url') },
  ])('returns no rows and changes nothing: %o', async (query) => {
    const { status, body } = await api.call<unknown[]>('GET', '/admin/orders', { as: 'team', query });
    if (status === 200) expect(body).toEqual([]);
    else expect(status).toBe(400);
    expect(await api.db.$count(orders)).toBe(3);
  });
});
