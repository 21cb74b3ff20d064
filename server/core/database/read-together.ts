import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

type Reads = readonly (() => unknown)[];
type Answers<Of extends Reads> = { -readonly [Place in keyof Of]: Awaited<ReturnType<Of[Place]>> };

/**
 * Answers several reads with `db`: at once on connections of a pool; one after another in a transaction, whose one connection
 * takes one query at a time.
 */
export async function readTogether<const Of extends Reads>(db: Queryable, reads: Of): Promise<Answers<Of>> {
  if (!is(db, PgTransaction)) return (await Promise.all(reads.map((read) => read()))) as Answers<Of>;
  const answers: unknown[] = [];
  for (const read of reads) answers.push(await read());
  return answers as Answers<Of>;
}
