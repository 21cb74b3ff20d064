import type { Relation } from '../fields.ts';
import type { Resource } from '../resources.ts';
import { parametersOf } from './paths.ts';
import { ID_WORDS, plain } from './words.ts';

/** Names of parameters that say nothing of what they name. */
const COMMON = new Set([...ID_WORDS, 'identifier', 'ref', 'type', 'path', 'version']);

/**
 * Which properties point at which resource: those called like the one parameter that names its records in their path
 * (`customer_id` and `/customers/{customer_id}`). Where two resources have such a parameter it says nothing.
 */
export function relationsTo(
  resources: readonly Resource[],
  rowSchemas: ReadonlyMap<Resource, readonly string[]>,
): ReadonlyMap<string, Relation> {
  const named = resources.flatMap((resource) => {
    const { itemPath, parents = [] } = resource.wire ?? {};
    const [parameter] = parametersOf(itemPath ?? '');
    if (!resource.operations.get || parents.length > 0 || parameter === undefined) return [];
    return COMMON.has(plain(parameter)) ? [] : [{ word: plain(parameter), resource }];
  });
  const relations = new Map<string, Relation>();
  for (const [word, found] of Map.groupBy(named, (one) => one.word)) {
    const [only, ...others] = found;
    if (!only || others.length > 0) continue;
    const { resource } = only;
    relations.set(word, { resource: resource.name, label: resource.title, own: new Set(rowSchemas.get(resource)) });
  }
  return relations;
}
