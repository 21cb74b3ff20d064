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

/** Tables whose columns of such names are no customer's. */
const OF_THE_SHOP: Readonly<Record<string, string>> = {
  customer_changes: 'e-mails of which customers is out of date, worked off within moments',
  sales_changes: 'e-mails of orders that statistics do not know yet, worked off within moments',
  partners: 'keys of partners’ interfaces',
  payout_accounts: 'bank accounts of shops; who owns a shop cannot be erased before it is passed on',
  test_charges: 'cards of the built-in test provider',
  legal_entity: 'the company that sells',
  pickups: 'public places',
};

/** Columns of a customer's rows that an erasure leaves. */
const KEPT: Readonly<Record<string, string>> = {
  'boxes.holder': 'computed from the names, which are emptied',
};

it('a column that the description marks is in the map of personal data, or said to be no customer’s', () => {
  const held = new Set(personalTables);
  const open = columns.filter(({ table }) => !held.has(table) && !(table in OF_THE_SHOP));
  expect(open.map(({ table, column }) => `${table}.${column}`).join(' ')).toBe('');
});

it('an erasure empties every marked column of the rows it does not delete', () => {
  const person = { customer: 1, user_id: 1, email: 'x@example.com', orders: [] };
  const whole = new Set(
    [...personalDataMap.filter(({ erase }) => typeof erase === 'string').map(({ table }) => table), ...BY_RECORD].map(
      getTableName,
    ),
  );
  const emptied = new Set(
    personalDataMap.flatMap(({ table, erase }) =>
      typeof erase === 'string' ? [] : Object.keys(erase(person)).map((column) => `${getTableName(table)}.${column}`),
    ),
  );
  const held = new Set(personalTables);
  const open = columns
    .filter(({ table }) => held.has(table) && !whole.has(table))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !emptied.has(name) && !(name in KEPT));
  expect(open.join(' ')).toBe('');
});
