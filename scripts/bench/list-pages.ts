// First page, search and one filter of every list of the back office, with hand-written SQL for each.
import { resources } from '#generated/resources.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { resources as runtimes } from '#server/app/resources.ts';
import type { ResourceRuntime } from '#server/resources/resource-runtime.ts';
import type { BackOfficePage } from './order-pages.ts';

const dialect = new PgDialect();
const PAGE_SIZE = 25;
const COUNT_LIMIT = 10_001;

interface ListQuery {
  what: string;
  filter: object;
  where: string;
}

/** Builds the pages of every list that an administrator can open without choosing a record. */
export async function buildListPages(db: pg.Client): Promise<BackOfficePage[]> {
  const pages: BackOfficePage[] = [];
  for (const definition of Object.values(resources) as ResourceDefinition[]) {
    const runtime = runtimes.get(definition.name);
    if (!runtime || !definition.roles.includes('admin')) continue;
    const queries = [
      { what: 'first page', filter: {}, where: 'true' },
      ...(await buildSearch(db, runtime)),
      ...(await buildFilter(db, runtime)),
    ];
    pages.push(...queries.map((query) => buildPage(runtime, query)));
  }
  return pages;
}

/** Builds a page's request, and the statements for its default columns and its total. */
function buildPage(
  { definition, table, sources }: ResourceRuntime,
  { what, filter, where }: ListQuery,
): BackOfficePage {
  const { name, defaultSort } = definition;
  const order = sql.raw(defaultSort.order);
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([defaultSort.field, defaultSort.order]),
    range: JSON.stringify([0, PAGE_SIZE - 1]),
  });
  const from = sql`from ${table} where ${sql.raw(where)}`;
  const getExpression = (field: string): SQL | PgColumn => sources.get(field)?.expression ?? sql`null`;
  const shownColumns = [...new Set(['id', ...definition.columns])].filter((column) => sources.has(column));
  const selection = shownColumns.map((column) => sql`${getExpression(column)} as ${sql.identifier(column)}`);
  const sorting = [...new Set([defaultSort.field, 'id'])].map((field) => sql`${getExpression(field)} ${order}`);
  return {
    name: `${name}, ${what}`,
    url: `${definition.path.replace(/^\/admin/, '/api/admin')}?${query}`,
    statements: [
      sql`select ${sql.join(selection, sql`, `)} ${from} order by ${sql.join(sorting, sql`, `)} limit ${sql.raw(`${PAGE_SIZE}`)}`,
      sql`select count(*)::int from (select ${from} limit ${sql.raw(`${COUNT_LIMIT}`)}) counted`,
    ].map((statement) => {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      return { text, values };
    }),
  };
}

/** Lists that are searched by the text of another table, with the column that refers to it. */
const SEARCH_TABLES: Readonly<Record<string, { table: string; by: string } | undefined>> = {
  items: { table: 'projects', by: 'project_id' },
  'box-periods': { table: 'boxes', by: 'box_id' },
};

/** Searches for a word of the newest record; empty when the list has no search. */
async function buildSearch(db: pg.Client, { definition, table, columns }: ResourceRuntime): Promise<ListQuery[]> {
  const searchTable = SEARCH_TABLES[definition.name];
  if (!definition.search || (!columns.search && !searchTable)) return [];
  const { rows } = await db.query<{ search: string | null }>(
    `select search from "${searchTable?.table ?? getTableName(table)}" where search is not null order by id desc limit 1`,
  );
  const word = /[a-z]{4,}/.exec(rows[0]?.search ?? '')?.[0];
  if (!word) return [];
  const where = `search like '%${word}%'`;
  const condition = searchTable
    ? `"${searchTable.by}" in (select id from "${searchTable.table}" where ${where})`
    : where;
  return [{ what: `search for "${word}"`, filter: { q: word }, where: condition }];
}

/** Filters by the most frequent value of the first select or switch; empty when there is none. */
async function buildFilter(db: pg.Client, { definition, table, columns }: ResourceRuntime): Promise<ListQuery[]> {
  const choice = definition.filters.find(
    ({ name, type }) => name in columns && (type === 'select' || type === 'switch'),
  );
  if (!choice) return [];
  const { rows } = await db.query<{ value: string | boolean }>(
    `select "${choice.name}" as value from "${getTableName(table)}" where "${choice.name}" is not null
     group by 1 order by count(*) desc limit 1`,
  );
  const value = rows[0]?.value;
  if (value === undefined) return [];
  const where = `"${choice.name}" = ${typeof value === 'string' ? `'${value}'` : String(value)}`;
  return [{ what: `${choice.name} ${String(value)}`, filter: { [choice.name]: value }, where }];
}
