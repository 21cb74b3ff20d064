import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { ResourceRuntime, ResourceCall } from './resource-runtime.ts';
import { toWire } from '#server/core/api/wire.ts';
import type { Row } from '#server/core/api/wire.ts';

/** The row to read, `FOR UPDATE` with `lock`. */
interface RowQuery {
  id: number;
  /** The reading account. */
  user: Account | undefined;
  lock?: boolean;
}

/** Reads a visible row with its computed columns; undefined when there is none. */
export async function findRow(
  runtime: ResourceRuntime,
  db: Queryable,
  { id, user, lock }: RowQuery,
): Promise<Row | undefined> {
  const computed = Object.fromEntries(
    Object.entries(runtime.computed).map(([name, expression]) => [name, sql`(${expression})`.as(name)]),
  );
  const query = db
    .select({ ...runtime.columns, ...computed })
    .from(runtime.table)
    .where(and(eq(runtime.id, id), runtime.visible(user)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Reads a visible row with its computed columns. Throws 404. */
export async function getRow(runtime: ResourceRuntime, db: Queryable, query: RowQuery): Promise<Row> {
  const row = await findRow(runtime, db, query);
  if (!row) throw notFound();
  return row;
}

/** The single record: its described columns and the resource's details (lines, items …). */
export async function buildView(runtime: ResourceRuntime, row: Row, call: ResourceCall, db: Queryable): Promise<Row> {
  return { ...toWire(runtime.definition.fields, row), ...(await runtime.details(row, call, db)) };
}

/** Sets the ETag from the record's version, if the resource has versions. */
export function setETag(call: ResourceCall, { version }: Row): void {
  if (typeof version === 'number') call.reply.header('etag', `"${version}"`);
}

/** Returns the record with its ETag. Throws 404. */
export async function getRecord(
  runtime: ResourceRuntime,
  call: ResourceCall,
  db: Queryable = call.context.reads,
): Promise<Row> {
  const { params, user } = call;
  const row = await getRow(runtime, db, { id: params.id, user });
  setETag(call, row);
  return buildView(runtime, row, call, db);
}
