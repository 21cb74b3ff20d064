import { OriginSource } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The source of an origin code as SQL, null for none and for codes nobody knows: `readOrigin` where the rows are. The
 * texts are literals, so that the planner knows them.
 */
export function originSource(code: SQL): SQL {
  const text = sql`upper(trim(${code}))`;
  const cases = OriginSource.values.map((source) => {
    const starts = OriginSource.data[source].prefixes.map((prefix) => sql`${text} like ${sql.raw(`'${prefix}%'`)}`);
    return sql`when ${sql.join(starts, sql` or `)} then ${sql.raw(`'${source}'`)}`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}
