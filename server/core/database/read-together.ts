import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

type Reads = readonly (() => unknown)[];
type Answers<R extends Reads> = { -readonly [Index in keyof R]: Awaited<ReturnType<R[Index]>> };

/**
 * Runs several reads: concurrently on a pool, sequentially in a transaction, whose connection runs one query at a time.
 */
export async function readTogether<const R extends Reads>(db: Queryable, reads: R): Promise<Answers<R>> {
  if (!is(db, PgTransaction)) return (await Promise.all(reads.map((read) => read()))) as Answers<R>;
  const answers: unknown[] = [];
  for (const read of reads) answers.push(await read());
  return answers as Answers<R>;
}
