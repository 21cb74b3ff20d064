import type { LimitDefinition } from '../definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { asObject, asText, asTexts } from './json.ts';
import type { JsonObject } from './json.ts';
import { joinPointer } from './pointer.ts';
import { listRoles } from './roles.ts';

const WORDS = new Set('setting amount currency left unless'.split(' '));

/** Reads `x-limit`: the maximum amount of an operation, and the roles without it. */
export function readLimit(
  document: JsonObject,
  words: JsonObject,
  pointer: string,
  diagnostics: Diagnostics,
): LimitDefinition | undefined {
  if (words['x-limit'] === undefined) return undefined;
  const limit = asObject(words['x-limit']);
  const limitPointer = joinPointer(pointer, 'x-limit');
  for (const word of Object.keys(limit)) {
    if (!WORDS.has(word))
      diagnostics.error('unknown-word', joinPointer(limitPointer, word), `x-limit has no word ${word}.`);
  }
  const setting = asText(limit.setting);
  if (setting === undefined) {
    diagnostics.error('missing-setting', limitPointer, 'x-limit names no setting.');
    return undefined;
  }
  const knownRoles = listRoles(document);
  const unless = asTexts(limit.unless);
  for (const role of unless) {
    if (!knownRoles.includes(role))
      diagnostics.error('unknown-role', joinPointer(limitPointer, 'unless'), `There is no role ${role}.`);
  }
  const amount = asText(limit.amount);
  const currency = amount === undefined ? undefined : (asText(limit.currency) ?? 'currency');
  const left = asText(limit.left);
  if (left !== undefined && asObject(asObject(document.paths)[left]).get === undefined)
    diagnostics.error('unknown-path', joinPointer(limitPointer, 'left'), `Nothing is read at ${left}.`);
  return {
    setting,
    ...(amount === undefined ? {} : { amount, currency }),
    ...(left === undefined ? {} : { left }),
    unless,
  };
}
