import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { getViolatedConstraint, SqlState, getSqlState } from '#server/core/database/database.ts';

/** The columns of the unique indexes and foreign keys of a table, by constraint name. */
function getConstraintColumns(table: PgTable): Map<string, string[]> {
  const { indexes, foreignKeys, uniqueConstraints } = getTableConfig(table);
  const toColumnNames = (column: object): string[] =>
    'name' in column && typeof column.name === 'string' ? [column.name] : [];
  return new Map([
    ...indexes.map(({ config }): [string, string[]] => [config.name ?? '', config.columns.flatMap(toColumnNames)]),
    ...uniqueConstraints.map((unique): [string, string[]] => [
      unique.getName() ?? '',
      unique.columns.flatMap(toColumnNames),
    ]),
    ...foreignKeys.map((key): [string, string[]] => [key.getName(), key.reference().columns.flatMap(toColumnNames)]),
  ]);
}

/**
 * Runs a change and translates constraint violations: 409 `already_taken` and `in_use`, 422 `reference_unknown`.
 * `chosenColumns` limits the reported fields to those that the caller set.
 */
export async function mapConstraintErrors<T>(
  table: PgTable,
  change: 'write' | 'delete',
  work: () => Promise<T>,
  chosenColumns?: readonly string[],
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const state = getSqlState(error);
    const columns = getConstraintColumns(table).get(getViolatedConstraint(error) ?? '') ?? [];
    const fields = chosenColumns ? columns.filter((column) => chosenColumns.includes(column)) : columns;
    if (state === SqlState.unique) {
      throw problem(409, 'already_taken', {
        errors: fields.map((path) => ({ path, code: 'already_taken' })),
        cause: error,
      });
    }
    if (state !== SqlState.foreignKey) throw error;
    // either another row references this one, or this row a missing one
    if (change === 'delete' || fields.length === 0) throw problem(409, 'in_use', { cause: error });
    throw invalid(fields.map((path) => ({ path, code: 'reference_unknown' })));
  }
}
