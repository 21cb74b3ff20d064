import type { FieldDefinition } from '#generated/definitions.ts';
import type { Row } from '#server/core/api/wire.ts';

/**
 * The values that restore the previous state. List entries (items, tracks) that were deleted since are added without
 * their id.
 */
export function getPreviousValues(fields: readonly FieldDefinition[], before: Row, current: Row | undefined): Row {
  return Object.fromEntries(fields.map(({ name }) => [name, removeMissingIds(before[name] ?? null, current?.[name])]));
}

function removeMissingIds(value: unknown, current: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isRow)) return value;
  const currentIds = new Set(Array.isArray(current) ? current.filter(isRow).map(({ id }) => id) : []);
  return value.map(({ id, ...entry }) => (id === undefined || !currentIds.has(id) ? entry : { id, ...entry }));
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
