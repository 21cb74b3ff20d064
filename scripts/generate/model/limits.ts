import type { LimitDefinition } from '../definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { objectAt, textAt, textsAt } from './json.ts';
import type { JsonObject } from './json.ts';
import { child } from './pointer.ts';
import { rolesOf } from './roles.ts';

const WORDS = new Set('setting amount currency left unless'.split(' '));

/** How much an operation may be for (`x-limit`), and who is free of it. */
export function readLimit(
  document: JsonObject,
  words: JsonObject,
  pointer: string,
  diagnostics: Diagnostics,
): LimitDefinition | undefined {
  if (words['x-limit'] === undefined) return undefined;
  const limit = objectAt(words['x-limit']);
  const at = child(pointer, 'x-limit');
  for (const word of Object.keys(limit)) {
    if (!WORDS.has(word)) diagnostics.error('unknown-word', child(at, word), `x-limit has no word ${word}.`);
  }
  const setting = textAt(limit.setting);
  if (setting === undefined) {
    diagnostics.error('missing-setting', at, 'x-limit names no setting.');
    return undefined;
  }
  const known = rolesOf(document);
  const unless = textsAt(limit.unless);
  for (const role of unless) {
    if (!known.includes(role)) diagnostics.error('unknown-role', child(at, 'unless'), `There is no role ${role}.`);
  }
  const amount = textAt(limit.amount);
  const currency = amount === undefined ? undefined : (textAt(limit.currency) ?? 'currency');
  const left = textAt(limit.left);
  if (left !== undefined && objectAt(objectAt(document.paths)[left]).get === undefined)
    diagnostics.error('unknown-path', child(at, 'left'), `Nothing is read at ${left}.`);
  return {
    setting,
    ...(amount === undefined ? {} : { amount, currency }),
    ...(left === undefined ? {} : { left }),
    unless,
  };
}
