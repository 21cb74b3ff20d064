import type { ValidityState } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Validity {
  active: PgColumn;
  starts_at: PgColumn;
  ends_at: PgColumn;
}

/** SQL of the state of a record with a validity period. `usedUp` is a condition for exhausted records. */
export function selectValidityState({ active, starts_at, ends_at }: Validity, usedUp = sql.raw('false')): SQL {
  const quote = (state: ValidityState) => sql.raw(`'${state}'`);
  return sql`select case when not ${active} then ${quote('off')} when ${ends_at} <= now() then ${quote('over')}
    when ${usedUp} then ${quote('used_up')} when ${starts_at} > now() then ${quote('planned')}
    else ${quote('running')} end`;
}
