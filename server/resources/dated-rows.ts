import { toLocalDay, SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { RateState } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';

type Clock = { context: Pick<Context, 'now'> };

const getToday = ({ context }: Clock): string => toLocalDay(context.now().getTime() / 1000);

/**
 * Hooks of rows with a start day in the column `path`. A row starts today at the earliest (422). A row that started
 * before today cannot be changed or deleted (409), because it documents past sales. A row that starts today can still
 * be corrected: orders store the rates they were made with.
 */
export function createDatedRowHooks<Day extends string>(path: Day) {
  const checkStart = (values: Partial<Record<Day, string>>, call: Clock): void => {
    const day = values[path];
    if (day !== undefined && day < getToday(call)) throw invalid([{ path, code: 'day_is_over' }]);
  };
  const checkEditable = (before: Record<Day, string>, call: Clock): void => {
    if (before[path] < getToday(call)) throw problem(409, 'rate_is_in_force');
  };
  return {
    beforeCreate: checkStart,
    beforeUpdate: (values: Partial<Record<Day, string>>, before: Record<Day, string>, call: Clock): void => {
      checkEditable(before, call);
      checkStart(values, call);
    },
    beforeDelete: checkEditable,
  };
}

/** SQL of the state of a dated row (planned, in_force, past) among the rows with the same key. */
export function selectRateState(table: string, day: string, key: readonly string[]): SQL {
  const quote = (state: RateState) => `'${state}'`;
  const today = `(now() at time zone '${SHOP_TIME_ZONE}')::date`;
  const sameKey = key.map((column) => `later.${column} = ${table}.${column}`).join(' and ');
  return sql.raw(`select case when ${table}.${day} > ${today} then ${quote('planned')}
    when exists (select from ${table} later
      where ${sameKey} and later.${day} > ${table}.${day} and later.${day} <= ${today})
    then ${quote('past')} else ${quote('in_force')} end`);
}
