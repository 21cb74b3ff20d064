import type { FieldDefinition } from '#generated/definitions.ts';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '#server/core/problems/problem.ts';
import type { Row } from '#server/core/api/wire.ts';

/** As the history keeps it: through JSON, and what is not there is empty. */
const normalise = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

/**
 * Refuses with 409 when a field is not any more as the change left it; the answer tells each such field with what the
 * change made of it and what it is now.
 */
export function checkUnchanged(resource: string, fields: readonly FieldDefinition[], after: Row, current: Row): void {
  const changed = fields.filter(({ name }) => !isDeepStrictEqual(normalise(after[name]), normalise(current[name])));
  if (changed.length === 0) return;
  const pick = (row: Row) => Object.fromEntries(changed.map(({ name }) => [name, normalise(row[name])]));
  throw problem(409, 'undo_conflict', {
    errors: changed.map(({ name }) => ({ path: name, code: 'changed_since' })),
    members: { resource, expected: pick(after), current: pick(current) },
  });
}
