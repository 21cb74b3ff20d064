import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { getPool, type Database } from '#server/core/database/database.ts';
import { dialect } from '#server/core/database/dialect.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import type { Row } from '#server/core/api/wire.ts';

/** Types kept as text: a Date would lose the microseconds that cursors need, and shift days by time zone. */
const AS_TEXT = new Set<number>([pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.DATE]);
/** Parsed as a number: counts of bytes are safe integers. */
const AS_NUMBER: number = pg.types.builtins.INT8;
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (AS_TEXT.has(oid)) return String;
    return oid === AS_NUMBER ? Number : pg.types.getTypeParser(oid, format);
  },
};

/** The `where` clause of a query; empty without a condition. */
export const whereClause = (where: SQL | undefined): SQL => (where ? sql`where ${where}` : sql``);

/** Runs a query as a prepared statement and returns its rows by column name. */
export async function runQuery(db: Database, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows } = await getPool(db).query<Row>({ text, values: params, name: getStatementName(text), types });
  return rows;
}
