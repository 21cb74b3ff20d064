import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus } from '#generated/enums.ts';
import { getCountryName } from '#domain/countries.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { startApi } from '#server/testing/start-api.ts';
import type { TestApi } from '#server/testing/start-api.ts';

const COUNTRIES = ['DE', 'AT', 'ES', 'CH', 'DE', 'SE', 'US', 'GB', 'GR', 'FR', 'NL', 'DK', 'JP', 'CN', 'AT'] as const;

interface Row {
  id: number;
  country_id: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await insertOrders(
    api.db,
    COUNTRIES.map((country_id) => ({ country_id })),
  );
  const keys = ['sign_in_days', 'cart_days', 'payout_minimum', 'quote_days', 'alert_days', 'overrun_percent'] as const;
  await api.db.insert(settingValues).values(keys.map((key) => ({ key, value: 10, valid_from: '2026-01-01' })));
});
afterAll(() => api.close());

const list = async (language: string, query: Record<string, string>) => {
  const headers = { 'accept-language': language };
  const answer = await api.call<Row[]>('GET', '/admin/orders', { as: 'admin', query, headers });
  return { rows: answer.body, cursor: answer.headers['x-next-cursor'] };
};
const isSorted = (names: readonly string[], locale: string) =>
  names.every((name, index) => index === 0 || new Intl.Collator(locale).compare(names[index - 1] ?? '', name) <= 0);

describe('a column shown by translated names', () => {
  it.each(['en', 'fr', 'zh'])('is sorted by the names in the language (%s)', async (language) => {
    const { rows } = await list(language, { sort: '["country_id","ASC"]', range: '[0,99]' });
    const names = rows.map(({ country_id }) => getCountryName(country_id, language));
    expect(names.length).toBe(COUNTRIES.length);
    expect(isSorted(names, language)).toBe(true);
  });

  it('is paged by cursors in the same order', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const sort = `["country_id","${direction}"]`;
      const unpaged = await list('fr', { sort, range: '[0,99]' });
      const paged: Row[] = [];
      let cursor: string | undefined;
      do {
        const page = await list('fr', { sort, range: '[0,6]', ...(cursor !== undefined && { cursor }) });
        paged.push(...page.rows);
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(paged.map(({ id }) => id)).toEqual(unpaged.rows.map(({ id }) => id));
    }
  });

  it('sorts settings by their names, not by their keys', async () => {
    const { body } = await api.call<{ key: string }[]>('GET', '/admin/settings', {
      as: 'admin',
      query: { sort: '["key","ASC"]', range: '[0,99]' },
      headers: { 'accept-language': 'en' },
    });
    const keys = body.map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(5);
    expect(keys).not.toEqual(keys.toSorted());
  });
});

it('sorts a status in workflow order in every language', async () => {
  const statuses = ['delivered', 'sent', 'paid', 'cancelled', 'in_preparation', 'pending'] as const;
  const orders = await insertOrders(
    api.db,
    statuses.map((status) => ({ status })),
  );
  expect(orders.length).toBe(statuses.length);
  const expected = OrderStatus.values.filter((value) => statuses.some((status) => status === value));
  for (const language of ['en', 'fr', 'zh']) {
    const { body } = await api.call<{ status: OrderStatus }[]>('GET', '/admin/orders', {
      ...{
        as: 'admin',
        query: { sort: '["status","ASC"]', range: '[0,99]' },
        headers: { 'accept-language': language },
      },
    });
    expect([...new Set(body.map(({ status }) => status))]).toEqual(expected);
  }
});
