import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Machine, ResourceCall } from './machine.ts';
import { toWire } from '#server/core/api/wire.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Which row is read: with `lock`, nobody else changes it until the transaction ends. */
interface Wanted {
  id: number;
  /** Who reads it. */
  user: Account | undefined;
  lock?: boolean;
}

/** Reads a row with its computed columns, when there is one that the account may know of. */
export async function findRow(machine: Machine, db: Queryable, { id, user, lock }: Wanted): Promise<Row | undefined> {
  const computed = Object.fromEntries(
    Object.entries(machine.computed).map(([name, expression]) => [name, sql`(${expression})`.as(name)]),
  );
  const query = db
    .select({ ...machine.columns, ...computed })
    .from(machine.table)
    .where(and(eq(machine.id, id), machine.visible(user)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The same, or 404. */
export async function getRow(machine: Machine, db: Queryable, wanted: Wanted): Promise<Row> {
  const row = await findRow(machine, db, wanted);
  if (!row) throw notFound();
  return row;
}

/** A record as the single view shows it: its described columns and what the resource adds (lines, items …). */
export async function viewOf(machine: Machine, row: Row, call: ResourceCall, db: Queryable): Promise<Row> {
  return { ...toWire(machine.definition.fields, row), ...(await machine.one(row, call, db)) };
}

/** Tells the version of the record in the ETag, where the resource counts versions. */
export function tag(call: ResourceCall, { version }: Row): void {
  if (typeof version === 'number') call.reply.header('etag', `"${version}"`);
}

export async function getRecord(machine: Machine, call: ResourceCall): Promise<Row> {
  const { context, params, user } = call;
  const { db } = context;
  const row = await getRow(machine, db, { id: params.id, user });
  tag(call, row);
  return viewOf(machine, row, call, db);
}
