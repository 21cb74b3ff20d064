import { OriginSource } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';

/** SQL of the source of an origin code (`parseOrigin`); null for unknown codes. Uses literals for the planner. */
export function selectOriginSource(code: SQL): SQL {
  const text = sql`upper(trim(${code}))`;
  const cases = OriginSource.values.map((source) => {
    const conditions = OriginSource.data[source].prefixes.map((prefix) => sql`${text} like ${sql.raw(`'${prefix}%'`)}`);
    return sql`when ${sql.join(conditions, sql` or `)} then ${sql.raw(`'${source}'`)}`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}
