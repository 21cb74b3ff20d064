import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { getScreenLanguage } from '#server/core/problems/texts.ts';
import { badRequest } from '#server/core/problems/problem.ts';
import type { Database } from '#server/core/database/database.ts';
import { countExactly, countRows, MAX_EXACT_COUNT } from './count-rows.ts';
import type { Total } from './count-rows.ts';
import { readFilter } from './filters.ts';
import type { Filter } from './filters.ts';
import type { ResourceRuntime, ResourceCall } from './resource-runtime.ts';
import { runQuery, whereClause } from './run-query.ts';
import { createCursor, orderBy, orderByName, readCursor, readSort, reverseSort, buildRangesAfter } from './sorting.ts';
import type { Sort } from './sorting.ts';
import { toWire } from '#server/core/api/wire.ts';
import type { Row } from '#server/core/api/wire.ts';

const MAX_ROWS = 1000;
const DEFAULT_ROWS = 25;
/** From this offset on, ids are read from the index first and rows second. */
const DEEP_OFFSET = 200;

interface Page {
  from: number;
  size: number;
}

/** Returns a page of a list in react-admin's simple-rest dialect, with Content-Range, X-Next-Cursor and X-Total-Estimated. */
export async function listRecords(runtime: ResourceRuntime, call: ResourceCall): Promise<Row[]> {
  const { query, reply, context } = call;
  const filter = readFilter(runtime, query.filter, { now: context.now(), user: call.user });
  const visible = runtime.visible(call.user);
  const where = and(filter.where, visible);
  const sort = readSort(runtime, query.sort, getScreenLanguage(call));
  const page = readRange(query.range, filter);
  const distance = query.cursor === undefined ? buildDistance(runtime, filter, sort) : undefined;
  const wheres = splitByIndex(runtime, filter, sort).map((condition) => and(condition, visible));
  const rowsPromise =
    query.cursor !== undefined
      ? runQuery(context.reads, selectPageAfter(runtime, wheres, sort, page, query.cursor))
      : distance
        ? runQuery(context.reads, selectByDistance(runtime, where, { distance, sort, page }))
        : page.from < DEEP_OFFSET
          ? runQuery(context.reads, selectFirstRows(runtime, wheres, sort, page))
          : readDeepPage(context.reads, runtime, where, sort, page);
  const [rows, cachedTotal] = await Promise.all([rowsPromise, countRows(context.reads, runtime, where)]);
  const last = rows.at(-1);
  const total = adjustTotal(cachedTotal, page, rows.length);
  reply.header(
    'content-range',
    `${runtime.name} ${last ? `${page.from}-${page.from + rows.length - 1}` : '*'}/${total.count}`,
  );
  if (total.estimated) reply.header('x-total-estimated', 'true');
  // a cursor names one field, so there is none when sorted by search distance
  if (last && !distance && rows.length === page.size) reply.header('x-next-cursor', createCursor(sort, last));
  const fields = runtime.definition.listFields ?? runtime.definition.fields;
  return rows.map((row) => toWire(fields, row));
}

/** The search distance, when the list is searched and has its default sort. */
function buildDistance(
  { searchDistance, definition }: ResourceRuntime,
  { words }: Filter,
  { field, direction }: Sort,
): SQL | undefined {
  const { defaultSort } = definition;
  const isDefaultSort = field === defaultSort.field && direction === defaultSort.order;
  return words !== undefined && isDefaultSort ? searchDistance?.(words) : undefined;
}

interface DistanceQuery {
  distance: SQL;
  sort: Sort;
  page: Page;
}

/** Selects rows by search distance, then by the sort. */
function selectByDistance(
  runtime: ResourceRuntime,
  where: SQL | undefined,
  { distance, sort, page }: DistanceQuery,
): SQL {
  const { table, listSelection } = runtime;
  return sql`select ${listSelection} from ${table} ${whereClause(where)}
    order by ${distance}, ${orderBy(runtime, sort)} limit ${toLiteral(page.size)} offset ${toLiteral(page.from)}`;
}

/** Parses the `range` parameter (first and last row). Throws 400 when it is invalid or too long. */
function readRange(text: string | undefined, { ids }: Filter): Page {
  if (text === undefined)
    return { from: 0, size: ids === undefined ? DEFAULT_ROWS : Math.max(1, Math.min(ids, MAX_ROWS)) };
  const [from = NaN, to = NaN] = text.slice(1, -1).split(',').map(Number);
  const size = to - from + 1;
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || size < 1 || size > MAX_ROWS) {
    throw badRequest(`The parameter range must be two numbers, at most ${MAX_ROWS} rows apart.`);
  }
  return { from, size };
}

/** Corrects the total by the number of rows read: a short page is the end of the list. */
function adjustTotal(total: Total, { from, size }: Page, rowCount: number): Total {
  if (rowCount > 0 && rowCount < size) return { count: from + rowCount, estimated: false };
  return rowCount > 0 && from + rowCount > total.count ? { ...total, count: from + rowCount } : total;
}

const toLiteral = (count: number): SQL => sql.raw(String(count));

/**
 * The conditions of a list, one or several that exclude each other. When an index has the rows of each value in the
 * requested order, each value is read separately: the planner assumes evenly spread values and would scan past all old
 * orders to find the few open ones.
 */
function splitByIndex(
  { indexedPairs }: ResourceRuntime,
  { where, choices }: Filter,
  { field }: Sort,
): readonly (SQL | undefined)[] {
  return choices.find((choice) => indexedPairs.has(`${choice.field} ${field}`))?.wheres ?? [where];
}

/** Selects the first rows that match one of the conditions, by one subquery per condition. */
function selectFirstRows(
  runtime: ResourceRuntime,
  wheres: readonly (SQL | undefined)[],
  sort: Sort,
  { from, size }: Page,
): SQL {
  const { table, listSelection } = runtime;
  const order = orderBy(runtime, sort);
  const selectRows = (where: SQL | undefined, count: number) =>
    sql`select ${listSelection} from ${table} ${whereClause(where)} order by ${order} limit ${toLiteral(count)}`;
  const skip = from > 0 ? sql` offset ${from}` : sql``;
  if (wheres.length === 1) return sql`${selectRows(wheres[0], size)}${skip}`;
  const subqueries = wheres.map((where) => sql`(${selectRows(where, from + size)})`);
  return sql`select * from (${sql.join(subqueries, sql` union all `)}) merged order by ${orderByName(sort)} limit ${toLiteral(size)}${skip}`;
}

/** Selects the rows after a cursor, in constant time for any depth. */
function selectPageAfter(
  runtime: ResourceRuntime,
  wheres: readonly (SQL | undefined)[],
  sort: Sort,
  { size }: Page,
  cursor: string,
): SQL {
  const queries = buildRangesAfter(runtime, sort, readCursor(sort, cursor)).map((range) =>
    selectFirstRows(
      runtime,
      wheres.map((where) => and(where, range)),
      sort,
      { from: 0, size },
    ),
  );
  const [first, second] = queries;
  if (first && !second) return first;
  return sql`${sql.join(
    queries.map((query) => sql`(${query})`),
    sql` union all `,
  )} limit ${toLiteral(size)}`;
}

/** Reads the page's ids by an index-only scan from the nearer end of the list, then their rows. */
async function readDeepPage(
  db: Database,
  runtime: ResourceRuntime,
  where: SQL | undefined,
  sort: Sort,
  { from, size }: Page,
): Promise<Row[]> {
  const { table, listSelection, id } = runtime;
  const count = from >= MAX_EXACT_COUNT ? await countExactly(db, runtime, where) : undefined;
  const isFromEnd = count !== undefined && from > count / 2;
  const rowCount = isFromEnd ? Math.min(size, count - from) : size;
  if (rowCount <= 0) return [];
  const scan = isFromEnd ? { sort: reverseSort(sort), skip: count - from - rowCount } : { sort, skip: from };
  const page = sql`select ${id} as page_id from ${table} ${whereClause(where)} order by ${orderBy(runtime, scan.sort)} limit ${toLiteral(rowCount)} offset ${scan.skip}`;
  return runQuery(
    db,
    sql`select ${listSelection} from (${page}) page join ${table} on ${id} = page_id order by ${orderBy(runtime, sort)}`,
  );
}
