import type { FieldDefinition } from '#generated/definitions.ts';
import { enums } from '#generated/enum-index.ts';
import { shopValidators } from '#forms-schema/shop-validators.ts';
import { getValidator } from '#forms-schema/validators.ts';
import { isDeepStrictEqual } from 'node:util';
import { invalid, problem } from '#server/core/problems/problem.ts';
import type { Account } from '#server/core/api/handler.ts';
import type { Row } from '#server/core/api/wire.ts';

type Value = string | number;
interface EnumTable {
  readonly transitions?: Readonly<Partial<Record<Value, readonly Value[]>>>;
}
const enumTables: Readonly<Record<string, EnumTable | undefined>> = enums;

/** Whether the account may write a field (`x-field.roles`). */
export function canWrite({ roles }: FieldDefinition, user: Account | undefined): boolean {
  return !roles || roles.some((role) => user?.roles.includes(role) ?? false);
}

/**
 * Runs the fields' named validators on the resulting record, because a change may contain only one of two dependent
 * fields. Throws 422.
 */
export function checkFieldRules(fields: readonly FieldDefinition[], record: Row): void {
  const errors = fields.flatMap((field) => {
    const validator = field.validate && getValidator(field.validate, shopValidators);
    const error = validator && validator(record[field.name] ?? null, field, record);
    return error ? [{ path: field.name, ...error }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
}

/**
 * Returns the fields of a body that differ from the record. Unchanged fields need no permission, so clients may send
 * the whole record. Throws 403 for a changed field that the account may not write.
 */
export function findChangedFields(
  fields: readonly FieldDefinition[],
  body: Row,
  before: Row,
  user: Account | undefined,
): FieldDefinition[] {
  const changed = fields.filter(({ name }) => body[name] !== undefined && !isDeepStrictEqual(body[name], before[name]));
  const refused = changed.filter((field) => !canWrite(field, user));
  if (refused.length > 0)
    throw problem(403, 'not_allowed', { errors: refused.map(({ name }) => ({ path: name, code: 'not_allowed' })) });
  return changed;
}

/** Throws 409 for a status transition that `x-transitions` does not allow. */
export function checkTransitions(changed: readonly FieldDefinition[], body: Row, before: Row): void {
  const refused = changed.filter((field) => !isTransitionAllowed(field, before[field.name], body[field.name]));
  if (refused.length === 0) return;
  const errors = refused.map(({ name }) => ({
    path: name,
    code: 'transition_not_allowed',
    params: { from: String(before[name]), to: String(body[name]) },
  }));
  throw problem(409, 'transition_not_allowed', { errors });
}

/** Whether a field may change from one value to another; true without `x-transitions`. */
export function isTransitionAllowed({ data }: Pick<FieldDefinition, 'data'>, from: unknown, to: unknown): boolean {
  const transitions = data === undefined ? undefined : enumTables[data.name]?.transitions;
  if (!transitions || !isValue(from) || !isValue(to)) return true;
  return transitions[from]?.includes(to) ?? false;
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number';
}
