import type { Diagnostics } from '../diagnostics.ts';
import { objectAt, textAt, textsAt } from './json.ts';
import type { JsonObject } from './json.ts';
import { METHODS } from './methods.ts';
import { child } from './pointer.ts';

/** The roles a description knows: its root `x-roles`, or else all that operations name, in their order. */
export function rolesOf(document: JsonObject): string[] {
  const declared = textsAt(document['x-roles']);
  if (declared.length > 0) return declared;
  const named = Object.values(objectAt(document.paths)).flatMap((item) =>
    METHODS.flatMap((method) => textsAt(objectAt(objectAt(item)[method])['x-roles'])),
  );
  return [...new Set(named)];
}

/**
 * The roles of an operation.
 * @param expected whether every operation must say them, because the description speaks of roles at all
 */
export function readRoles(
  document: JsonObject,
  words: JsonObject,
  pointer: string,
  expected: boolean,
  diagnostics: Diagnostics,
): readonly string[] | undefined {
  if (!Array.isArray(words['x-roles'])) {
    if (expected)
      diagnostics.error('missing-roles', pointer, `${textAt(words.operationId) ?? 'The operation'} names no roles.`);
    return undefined;
  }
  const known = textsAt(document['x-roles']);
  const roles = textsAt(words['x-roles']);
  for (const role of roles) {
    if (known.length > 0 && !known.includes(role))
      diagnostics.error('unknown-role', child(pointer, 'x-roles'), `There is no role ${role}.`);
  }
  return roles;
}
