import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { brokenConstraint, SqlState, sqlState } from '#server/core/database/database.ts';

/** The columns behind the unique indexes and references of a table, by the name the database reports. */
function constraintColumns(table: PgTable): Map<string, string[]> {
  const { indexes, foreignKeys, uniqueConstraints } = getTableConfig(table);
  const named = (column: object): string[] =>
    'name' in column && typeof column.name === 'string' ? [column.name] : [];
  return new Map([
    ...indexes.map(({ config }): [string, string[]] => [config.name ?? '', config.columns.flatMap(named)]),
    ...uniqueConstraints.map((unique): [string, string[]] => [unique.getName() ?? '', unique.columns.flatMap(named)]),
    ...foreignKeys.map((key): [string, string[]] => [key.getName(), key.reference().columns.flatMap(named)]),
  ]);
}

/**
 * Runs a change and says in the shop's words what the database refused: taken, unknown, still in use. `asked` are the
 * columns that somebody chose, where a constraint has others beside them.
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
    const state = sqlState(error);
    const columns = constraintColumns(table).get(brokenConstraint(error) ?? '') ?? [];
    const fields = chosenColumns ? columns.filter((column) => chosenColumns.includes(column)) : columns;
    if (state === SqlState.unique) {
      throw problem(409, 'already_taken', {
        errors: fields.map((path) => ({ path, code: 'already_taken' })),
        cause: error,
      });
    }
    if (state !== SqlState.foreignKey) throw error;
    // a reference of ours that leads nowhere, or somebody else's that leads here
    if (change === 'delete' || fields.length === 0) throw problem(409, 'in_use', { cause: error });
    throw invalid(fields.map((path) => ({ path, code: 'reference_unknown' })));
  }
}
