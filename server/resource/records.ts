import { eq, sql } from 'drizzle-orm';
import { notFound } from '#server/api/problem.ts';
import type { Queryable } from '#server/platform/database.ts';
import type { Machine, ResourceCall } from '#server/resource/machine.ts';
import { toWire } from '#server/resource/wire.ts';
import type { Row } from '#server/resource/wire.ts';

/** Reads a row with its computed columns; with `lock`, nobody else changes it until the transaction ends. */
export async function findRow(machine: Machine, db: Queryable, id: number, lock = false): Promise<Row | undefined> {
  const computed = Object.fromEntries(
    Object.entries(machine.computed).map(([name, expression]) => [name, sql`(${expression})`.as(name)]),
  );
  const query = db
    .select({ ...machine.columns, ...computed })
    .from(machine.table)
    .where(eq(machine.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The same, or 404. */
export async function getRow(machine: Machine, db: Queryable, id: number, lock = false): Promise<Row> {
  const row = await findRow(machine, db, id, lock);
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
  const { db } = call.context;
  const row = await getRow(machine, db, call.params.id);
  tag(call, row);
  return viewOf(machine, row, call, db);
}
