import type { FieldDefinition } from '#generated/definitions.ts';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '#server/core/problems/problem.ts';
import type { Row } from '#server/core/api/wire.ts';

/** The value as the audit log stores it: as JSON, undefined as null. */
const normalise = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

/**
 * Throws 409 when a field no longer has the value that the change set. The problem lists these fields with the expected
 * and the current values.
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
