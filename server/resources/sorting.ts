import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { badRequest } from '#server/core/problems/problem.ts';
import { DEFAULT_LANGUAGE } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import { selectRank, getRanks, type Ranks } from './ranks.ts';
import type { Source } from './conditions.ts';
import type { ResourceRuntime } from './resource-runtime.ts';
import type { Row } from '#server/core/api/wire.ts';

export type Direction = 'ASC' | 'DESC';

export interface Sort {
  field: string;
  direction: Direction;
  source: Source;
  /** Ranks of the field's values, when it is sorted by their translated names. */
  ranks?: Ranks;
}

/**
 * Parses the `sort` parameter, a JSON array of field and direction. Enum values are sorted by their names in `language`.
 * Throws 400 for a field that is not described as sortable.
 */
export function readSort(
  { definition, sources }: ResourceRuntime,
  text: string | undefined,
  language: Language = DEFAULT_LANGUAGE,
): Sort {
  const [field, direction] =
    text === undefined ? [definition.defaultSort.field, definition.defaultSort.order] : parse(text);
  const source = typeof field === 'string' && definition.sorts.includes(field) ? sources.get(field) : undefined;
  if (typeof field !== 'string' || !source) throw badRequest(`The list cannot be sorted by ${String(field)}.`);
  if (direction !== 'ASC' && direction !== 'DESC') throw badRequest('The list is sorted ASC or DESC.');
  const fields = definition.listFields ?? definition.fields;
  const ranks = getRanks(
    fields.find(({ name }) => name === field),
    language,
  );
  if (!ranks) return { field, direction, source };
  const expression = selectRank(sql`${source.expression}`, ranks);
  return { field, direction, ranks, source: { expression, type: 'integer', nullable: source.nullable } };
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.length === 2) return value;
  } catch {
    // reported below
  }
  throw badRequest('The parameter sort must be a JSON array with a field and ASC or DESC.');
}

/** Sorts by the field, then by id, so that the order is deterministic. */
export function orderBy({ id }: ResourceRuntime, { field, source, direction }: Sort): SQL {
  const directionSql = sql.raw(direction.toLowerCase());
  return field === 'id' ? sql`${id} ${directionSql}` : sql`${source.expression} ${directionSql}, ${id} ${directionSql}`;
}

/** Like `orderBy`, for a subquery whose columns are named after the fields. */
export function orderByName({ field, direction, ranks }: Sort): SQL {
  const directionSql = sql.raw(direction.toLowerCase());
  const byId = sql`${sql.identifier('id')} ${directionSql}`;
  const column = sql`${sql.identifier(field)}`;
  return field === 'id' ? byId : sql`${ranks ? selectRank(column, ranks) : column} ${directionSql}, ${byId}`;
}

export function reverseSort(sort: Sort): Sort {
  return { ...sort, direction: sort.direction === 'ASC' ? 'DESC' : 'ASC' };
}

/** Position in a sorted list: sort value and id of the last row. */
export interface CursorPosition {
  value: string | number | boolean | null;
  id: number;
}

/** Encodes the position after a row. `row` has raw database values, so that timestamps keep their precision. */
export function createCursor(sort: Sort, row: Row): string {
  return Buffer.from(JSON.stringify([sort.field, sort.direction, row[sort.field], row.id])).toString('base64url');
}

/** Decodes a cursor. Throws 400 when it is invalid or belongs to another sort. */
export function readCursor(sort: Sort, text: string): CursorPosition {
  const [field, direction, value, id] = decodeCursor(text);
  if (field !== sort.field || direction !== sort.direction) throw badRequest('The cursor belongs to another sort.');
  const isValue =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isValue || typeof id !== 'number') throw badRequest('The cursor cannot be read.');
  return { value, id };
}

function decodeCursor(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(value) && value.length === 4) return value;
  } catch {
    // reported below
  }
  throw badRequest('The cursor cannot be read.');
}

/**
 * Conditions for the rows after a position. For a nullable field, nulls (last ascending, first descending) are a
 * separate range, so that each range can use the index.
 */
export function buildRangesAfter(
  { id }: ResourceRuntime,
  { field, source, direction, ranks }: Sort,
  position: CursorPosition,
): SQL[] {
  const comparison = sql.raw(direction === 'ASC' ? '>' : '<');
  const { expression, nullable, type } = source;
  if (field === 'id') return [sql`${id} ${comparison} ${position.id}`];
  const nullsAfter = sql`${expression} is null and ${id} ${comparison} ${position.id}`;
  // the cursor has the value rather than the rank, because ranks differ by language
  const value = ranks ? (ranks[String(position.value)] ?? null) : position.value;
  if (value === null) return direction === 'ASC' ? [nullsAfter] : [nullsAfter, sql`${expression} is not null`];
  const after = sql`(${expression}, ${id}) ${comparison} (${value}::${sql.raw(type)}, ${position.id}::integer)`;
  return nullable && direction === 'ASC' ? [after, sql`${expression} is null`] : [after];
}
