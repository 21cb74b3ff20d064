import { sensitiveNames } from '#generated/sensitive.ts';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalDataMap, personalTables } from '#server/app/personal-data-map.ts';
import { BY_RECORD } from '#server/resources/privacy/shared-personal-data.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let columns: { table: string; column: string }[];
beforeAll(async () => {
  api = await startApi();
  const { rows } = await api.db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  columns = rows.filter(({ column }) => sensitiveNames.includes(column));
});
afterAll(() => api.close());

/** Tables with such columns that have no personal data of customers, with the reason. */
const SHOP_TABLES: Readonly<Record<string, string>> = {
  customer_changes: 'e-mails of customers to refresh, processed within moments',
  sales_changes: 'e-mails of orders to add to the statistics, processed within moments',
  partners: 'keys of partners’ APIs',
  payout_accounts: 'bank accounts of shops; the owner of a shop cannot be erased before it is transferred',
  test_charges: 'cards of the built-in test provider',
  test_setups: 'saved cards of the built-in test provider',
  legal_entity: 'the seller',
  pickups: 'public places',
};

/** Columns that an erasure does not change, with the reason. */
const RETAINED_COLUMNS: Readonly<Record<string, string>> = {
  'boxes.holder': 'computed from the names, which are erased',
};

it('has every sensitive column in the map of personal data or the exceptions', () => {
  const mapped = new Set(personalTables);
  const missing = columns.filter(({ table }) => !mapped.has(table) && !(table in SHOP_TABLES));
  expect(missing.map(({ table, column }) => `${table}.${column}`).join(' ')).toBe('');
});

it('erases every sensitive column of rows that are not deleted', () => {
  const person = { customer: 1, user_id: 1, email: 'x@example.com', orders: [] };
  const deleted = new Set(
    [...personalDataMap.filter(({ erase }) => typeof erase === 'string').map(({ table }) => table), ...BY_RECORD].map(
      getTableName,
    ),
  );
  const erased = new Set(
    personalDataMap.flatMap(({ table, erase }) =>
      typeof erase === 'string' ? [] : Object.keys(erase(person)).map((column) => `${getTableName(table)}.${column}`),
    ),
  );
  const mapped = new Set(personalTables);
  const missing = columns
    .filter(({ table }) => mapped.has(table) && !deleted.has(table))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !erased.has(name) && !(name in RETAINED_COLUMNS));
  expect(missing.join(' ')).toBe('');
});
