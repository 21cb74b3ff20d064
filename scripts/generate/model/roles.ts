import type { Diagnostics } from '../diagnostics.ts';
import { asObject, asText, asTexts } from './json.ts';
import type { JsonObject } from './json.ts';
import { METHODS } from './methods.ts';
import { joinPointer } from './pointer.ts';

/** Lists the roles of a description: its root `x-roles`, else all that operations name, in order. */
export function listRoles(document: JsonObject): string[] {
  const declared = asTexts(document['x-roles']);
  if (declared.length > 0) return declared;
  const operationRoles = Object.values(asObject(document.paths)).flatMap((item) =>
    METHODS.flatMap((method) => asTexts(asObject(asObject(item)[method])['x-roles'])),
  );
  return [...new Set(operationRoles)];
}

/**
 * Reads the roles of an operation.
 * @param expected whether a missing `x-roles` is an error, because the description has roles
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
      diagnostics.error('missing-roles', pointer, `${asText(words.operationId) ?? 'The operation'} names no roles.`);
    return undefined;
  }
  const knownRoles = asTexts(document['x-roles']);
  const roles = asTexts(words['x-roles']);
  for (const role of roles) {
    if (knownRoles.length > 0 && !knownRoles.includes(role))
      diagnostics.error('unknown-role', joinPointer(pointer, 'x-roles'), `There is no role ${role}.`);
  }
  return roles;
}
