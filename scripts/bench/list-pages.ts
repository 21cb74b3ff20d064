// First page, search and one filter of every list of the back office, and the same by hand.
import { resources } from '#generated/resources.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { resources as runtimes } from '#server/app/resources.ts';
import type { ResourceRuntime } from '#server/resources/resource-runtime.ts';
import type { BackOfficePage } from './order-pages.ts';

const dialect = new PgDialect();
const PAGE = 25;
const COUNTED = 10_001;

interface Asked {
  what: string;
  filter: object;
  where: string;
}

/** The pages of every list there is; lists within a record that need to be told whose are left out. */
export async function listPages(db: pg.Client): Promise<BackOfficePage[]> {
  const pages: BackOfficePage[] = [];
  for (const definition of Object.values(resources) as ResourceDefinition[]) {
    const machine = runtimes.get(definition.name);
    if (!machine || !definition.roles.includes('admin')) continue;
    const asked = [
      { what: 'first page', filter: {}, where: 'true' },
      ...(await searchOf(db, machine)),
      ...(await filterOf(db, machine)),
    ];
    pages.push(...asked.map((one) => pageOf(machine, one)));
  }
  return pages;
}

/** The page as its list asks for it; by hand what it shows at first, in its order, and how many there are. */
function pageOf({ definition, table, sources }: ResourceRuntime, { what, filter, where }: Asked): BackOfficePage {
  const { name, defaultSort } = definition;
  const order = sql.raw(defaultSort.order);
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([defaultSort.field, defaultSort.order]),
    range: JSON.stringify([0, PAGE - 1]),
  });
  const from = sql`from ${table} where ${sql.raw(where)}`;
  const valueOf = (field: string): SQL | PgColumn => sources.get(field)?.expression ?? sql`null`;
  const shown = [...new Set(['id', ...definition.columns])].filter((column) => sources.has(column));
  const picked = shown.map((column) => sql`${valueOf(column)} as ${sql.identifier(column)}`);
  const sorted = [...new Set([defaultSort.field, 'id'])].map((field) => sql`${valueOf(field)} ${order}`);
  return {
    name: `${name}, ${what}`,
    url: `${definition.path.replace(/^\/admin/, '/api/admin')}?${query}`,
    statements: [
      sql`select ${sql.join(picked, sql`, `)} ${from} order by ${sql.join(sorted, sql`, `)} limit ${sql.raw(`${PAGE}`)}`,
      sql`select count(*)::int from (select ${from} limit ${sql.raw(`${COUNTED}`)}) counted`,
    ].map((statement) => {
      const { sql: text, params: values } = dialect.sqlToQuery(statement);
      return { text, values };
    }),
  };
}

/** Lists whose words stand in another table, and the column that leads there. */
const SOUGHT: Readonly<Record<string, { table: string; by: string } | undefined>> = {
  items: { table: 'projects', by: 'project_id' },
  'box-periods': { table: 'boxes', by: 'box_id' },
};

/** A search for a word of some record. */
async function searchOf(db: pg.Client, { definition, table, columns }: ResourceRuntime): Promise<Asked[]> {
  const elsewhere = SOUGHT[definition.name];
  if (!definition.search || (!columns.search && !elsewhere)) return [];
  const { rows } = await db.query<{ search: string | null }>(
    `select search from "${elsewhere?.table ?? getTableName(table)}" where search is not null order by id desc limit 1`,
  );
  const word = /[a-z]{4,}/.exec(rows[0]?.search ?? '')?.[0];
  if (!word) return [];
  const where = `search like '%${word}%'`;
  const found = elsewhere ? `"${elsewhere.by}" in (select id from "${elsewhere.table}" where ${where})` : where;
  return [{ what: `search for "${word}"`, filter: { q: word }, where: found }];
}

/** The filter that most records differ in: the most usual value of the first column one can choose from. */
async function filterOf(db: pg.Client, { definition, table, columns }: ResourceRuntime): Promise<Asked[]> {
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
