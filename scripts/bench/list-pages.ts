// First page, search and one filter of every list of the back office, and the same by hand.
import { resources } from '#generated/resources.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import '#server/api/handlers.ts';
import { machineOf } from '#server/resource/machines.ts';
import type { Machine } from '#server/resource/machine.ts';
import type { BackOfficePage } from './order-pages.ts';

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
    const machine = machineOf(definition.name);
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

/** The page as its list asks for it; by hand the columns that it shows at first, in its order, and how many there are. */
function pageOf({ definition, table, columns }: Machine, { what, filter, where }: Asked): BackOfficePage {
  const { name, defaultSort } = definition;
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([defaultSort.field, defaultSort.order]),
    range: JSON.stringify([0, PAGE - 1]),
  });
  const from = `from "${getTableName(table)}" t where ${where}`;
  const shown = ['id', ...definition.columns.filter((column) => column in columns && column !== 'id')];
  const sorted = defaultSort.field in columns ? `t."${defaultSort.field}" ${defaultSort.order}, ` : '';
  return {
    name: `${name}, ${what}`,
    url: `${definition.path.replace(/^\/admin/, '/api/admin')}?${query}`,
    statements: [
      `select ${shown.map((column) => `t."${column}"`).join(', ')} ${from} order by ${sorted}t.id ${defaultSort.order} limit ${PAGE}`,
      `select count(*)::int from (select ${from} limit ${COUNTED}) counted`,
    ].map((text) => ({ text, values: [] })),
  };
}

/** A search for a word of some record. */
async function searchOf(db: pg.Client, { definition, table, columns }: Machine): Promise<Asked[]> {
  if (!definition.search || !columns.search) return [];
  const { rows } = await db.query<{ search: string | null }>(
    `select search from "${getTableName(table)}" where search is not null order by id desc limit 1`,
  );
  const word = /[a-z]{4,}/.exec(rows[0]?.search ?? '')?.[0];
  if (!word) return [];
  return [{ what: `search for "${word}"`, filter: { q: word }, where: `t.search like '%${word}%'` }];
}

/** The filter that most records differ in: the most usual value of the first column one can choose from. */
async function filterOf(db: pg.Client, { definition, table, columns }: Machine): Promise<Asked[]> {
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
  const where = `t."${choice.name}" = ${typeof value === 'string' ? `'${value}'` : String(value)}`;
  return [{ what: `${choice.name} ${String(value)}`, filter: { [choice.name]: value }, where }];
}
