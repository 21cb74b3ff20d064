import { findEmbeddedSchema } from './embedded-schemas.ts';
import { isObject, asObject } from './model/json.ts';
import type { Json, JsonObject } from './model/json.ts';
import { buildPointer } from './model/pointer.ts';
import type { FoundReference, EmbeddedSchema } from './found-reference.ts';

/** Keywords whose keys are names, so that a property called `default` is still a schema. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'responses',
  'schemas',
  'headers',
  'parameters',
  'requestBodies',
  'callbacks',
  'links',
  'paths',
  'pathItems',
  'webhooks',
]);
/** Keywords that hold data: `$ref` in an example is no reference. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/**
 * Collects every reference of a document, except in data and extensions (`x-`).
 * @param embedded receives the schemas with an `$id`
 */
export function collectReferences(document: JsonObject, embedded: EmbeddedSchema[] = []): FoundReference[] {
  const references: FoundReference[] = [];
  const path: (string | number)[] = [];
  const visit = (node: Json | undefined, hasNameKeys: boolean, around?: EmbeddedSchema): void => {
    if (Array.isArray(node)) {
      node.forEach((entry, index) => {
        if (typeof entry !== 'object') return;
        path.push(index);
        visit(entry, false, around);
        path.pop();
      });
      return;
    }
    if (!isObject(node)) return;
    const within =
      hasNameKeys || typeof node.$id !== 'string' ? around : findEmbeddedSchema(node, buildPointer(...path), around);
    if (within && within !== around) embedded.push(within);
    if (!hasNameKeys && typeof node.$ref === 'string')
      references.push({
        ref: node.$ref,
        pointer: buildPointer(...path),
        holder: node,
        key: '$ref',
        ...(within && { within }),
      });
    if (!hasNameKeys) {
      const holder = asObject(asObject(node.discriminator).mapping);
      for (const [key, target] of Object.entries(holder)) {
        if (typeof target === 'string' && !isName(target))
          references.push({
            ref: target,
            pointer: buildPointer(...path, 'discriminator', 'mapping', key),
            holder,
            key,
          });
      }
    }
    for (const word in node) {
      const value = node[word];
      if (typeof value !== 'object' || value === null) continue;
      if (!hasNameKeys && (DATA.has(word) || word.startsWith('x-'))) continue;
      path.push(word);
      visit(value, !hasNameKeys && NAMED.has(word), within);
      path.pop();
    }
  };
  visit(document, false);
  return references;
}

// a mapping may contain the bare name of a schema instead of a reference
function isName(target: string): boolean {
  return /^[\w.-]+$/.test(target) && !/\.(ya?ml|json)$/.test(target);
}
