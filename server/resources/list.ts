import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { screenLanguage } from '#server/core/problems/texts.ts';
import { badRequest } from '#server/core/problems/problem.ts';
import type { Database } from '#server/core/database/database.ts';
import { countExactly, countRows, EXACT_UP_TO } from './count.ts';
import type { Total } from './count.ts';
import { readFilter } from './filters.ts';
import type { Filter } from './filters.ts';
import type { Machine, ResourceCall } from './machine.ts';
import { run } from './run.ts';
import { cursorAfter, orderBy, orderOfNamed, readCursor, readSort, reversed, stretchesAfter } from './sorting.ts';
import type { Sort } from './sorting.ts';
import { toWire } from '#server/core/api/wire.ts';
import type { Row } from '#server/core/api/wire.ts';

const MOST_ROWS = 1000;
const DEFAULT_ROWS = 25;
/** From here on, the numbers of the page's rows are found first and the rows read after. */
const DEEP = 200;

interface Page {
  from: number;
  size: number;
}

/** Answers a page of a list in react-admin's simple-rest dialect: rows, Content-Range, X-Next-Cursor, X-Total-Estimated. */
export async function listRecords(machine: Machine, call: ResourceCall): Promise<Row[]> {
  const { query, reply, context } = call;
  const asked = readFilter(machine, query.filter, { now: context.now(), user: call.user });
  const visible = machine.visible(call.user);
  const where = and(asked.where, visible);
  const sort = readSort(machine, query.sort, screenLanguage(call));
  const page = readRange(query.range, asked);
  const near = query.cursor === undefined ? nearnessOf(machine, asked, sort) : undefined;
  const wheres = followedWheres(machine, asked, sort).map((one) => and(one, visible));
  const reading =
    query.cursor !== undefined
      ? run(context.reads, pageAfter(machine, wheres, sort, page, query.cursor))
      : near
        ? run(context.reads, nearestRows(machine, where, { near, sort, page }))
        : page.from < DEEP
          ? run(context.reads, firstRows(machine, wheres, sort, page))
          : readDeepPage(context.reads, machine, where, sort, page);
  const [rows, counted] = await Promise.all([reading, countRows(context.reads, machine, where)]);
  const last = rows.at(-1);
  const total = adjusted(counted, page, rows.length);
  reply.header(
    'content-range',
    `${machine.name} ${last ? `${page.from}-${page.from + rows.length - 1}` : '*'}/${total.count}`,
  );
  if (total.estimated) reply.header('x-total-estimated', 'true');
  // what is ordered by nearness has no cursor, which names but one field
  if (last && !near && rows.length === page.size) reply.header('x-next-cursor', cursorAfter(sort, last));
  const fields = machine.definition.listFields ?? machine.definition.fields;
  return rows.map((row) => toWire(fields, row));
}

/** How near rows are to the words that are searched, as long as no other order is wanted than the usual one. */
function nearnessOf({ nearness, definition }: Machine, { words }: Filter, { field, direction }: Sort): SQL | undefined {
  const { defaultSort } = definition;
  const isUsual = field === defaultSort.field && direction === defaultSort.order;
  return words !== undefined && isUsual ? nearness?.(words) : undefined;
}

interface Nearest {
  near: SQL;
  sort: Sort;
  page: Page;
}

/** The rows that are nearest to what is searched, and among those as near in the usual order. */
function nearestRows(machine: Machine, where: SQL | undefined, { near, sort, page }: Nearest): SQL {
  const { table, listSelection } = machine;
  return sql`select ${listSelection} from ${table} ${condition(where)}
    order by ${near}, ${orderBy(machine, sort)} limit ${whole(page.size)} offset ${whole(page.from)}`;
}

/** Reads the `range` parameter, first and last row. Throws 400 when it is no range or too long. */
function readRange(text: string | undefined, { ids }: Filter): Page {
  if (text === undefined)
    return { from: 0, size: ids === undefined ? DEFAULT_ROWS : Math.max(1, Math.min(ids, MOST_ROWS)) };
  const [from = NaN, to = NaN] = text.slice(1, -1).split(',').map(Number);
  const size = to - from + 1;
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || size < 1 || size > MOST_ROWS) {
    throw badRequest(`The parameter range must be two numbers, at most ${MOST_ROWS} rows apart.`);
  }
  return { from, size };
}

/** A page that came back shorter than asked for tells where the list ends, whatever was counted. */
function adjusted(total: Total, { from, size }: Page, found: number): Total {
  if (found > 0 && found < size) return { count: from + found, estimated: false };
  return found > 0 && from + found > total.count ? { ...total, count: from + found } : total;
}

const whole = (count: number): SQL => sql.raw(String(count));
const condition = (...conditions: (SQL | undefined)[]): SQL => {
  const all = and(...conditions);
  return all ? sql`where ${all}` : sql``;
};

/**
 * The conditions of a list, one or several that exclude each other. Where an index holds the rows of each value in the
 * order asked for, the list is read value by value: the planner, who thinks that values are spread evenly, would walk
 * past all old orders to find the few that are still to be sent.
 */
function followedWheres(
  { followed }: Machine,
  { where, choices }: Filter,
  { field }: Sort,
): readonly (SQL | undefined)[] {
  return choices.find((choice) => followed.has(`${choice.field} ${field}`))?.wheres ?? [where];
}

/** The first rows in order that fulfil one of the conditions; each is asked for by itself and what is found is merged. */
function firstRows(machine: Machine, wheres: readonly (SQL | undefined)[], sort: Sort, { from, size }: Page): SQL {
  const { table, listSelection } = machine;
  const order = orderBy(machine, sort);
  const rows = (where: SQL | undefined, count: number) =>
    sql`select ${listSelection} from ${table} ${condition(where)} order by ${order} limit ${whole(count)}`;
  const skip = from > 0 ? sql` offset ${from}` : sql``;
  if (wheres.length === 1) return sql`${rows(wheres[0], size)}${skip}`;
  const each = wheres.map((where) => sql`(${rows(where, from + size)})`);
  return sql`select * from (${sql.join(each, sql` union all `)}) merged order by ${orderOfNamed(sort)} limit ${whole(size)}${skip}`;
}

/** The rows after a cursor: the same cost however deep the page lies. */
function pageAfter(
  machine: Machine,
  wheres: readonly (SQL | undefined)[],
  sort: Sort,
  { size }: Page,
  cursor: string,
): SQL {
  const stretches = stretchesAfter(machine, sort, readCursor(sort, cursor)).map((stretch) =>
    firstRows(
      machine,
      wheres.map((where) => and(where, stretch)),
      sort,
      { from: 0, size },
    ),
  );
  const [first, second] = stretches;
  if (first && !second) return first;
  return sql`${sql.join(
    stretches.map((stretch) => sql`(${stretch})`),
    sql` union all `,
  )} limit ${whole(size)}`;
}

/** The page's ids are found in the index alone, from the end that is nearer, and only its own rows are read. */
async function readDeepPage(
  db: Database,
  machine: Machine,
  where: SQL | undefined,
  sort: Sort,
  { from, size }: Page,
): Promise<Row[]> {
  const { table, listSelection, id } = machine;
  const count = from >= EXACT_UP_TO ? await countExactly(db, machine, where) : undefined;
  const fromEnd = count !== undefined && from > count / 2;
  const rest = fromEnd ? Math.min(size, count - from) : size;
  if (rest <= 0) return [];
  const walk = fromEnd ? { sort: reversed(sort), skip: count - from - rest } : { sort, skip: from };
  const page = sql`select ${id} as page_id from ${table} ${condition(where)} order by ${orderBy(machine, walk.sort)} limit ${whole(rest)} offset ${walk.skip}`;
  return run(
    db,
    sql`select ${listSelection} from (${page}) page join ${table} on ${id} = page_id order by ${orderBy(machine, sort)}`,
  );
}
