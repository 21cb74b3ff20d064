import type { KeyedRelation, Relation } from './shaped-fields.ts';
import { parametersOf, singular, wordsOf } from './paths.ts';
import { ID_WORDS, plain } from './words.ts';

/** Names of parameters that say nothing of what they name. */
const COMMON = new Set([...ID_WORDS, 'identifier', 'ref', 'type', 'path', 'version']);

/** What relations are found by: a resource with its path, its title and the schemas of its records. */
export interface Target {
  name: string;
  title: string;
  /** The property that holds a record's number. */
  id: string;
  itemPath?: string;
  hasGet: boolean;
  isOwned: boolean;
  schemas: readonly string[];
}

/**
 * Which properties point at which resource: those called like the one parameter that names its records in their path
 * (`customer_id` and `/customers/{customer_id}`), and those called like one of its records (`customer_id`,
 * `customer_ids` and `/customers/{id}`). Where a name fits two resources it says nothing.
 */
export function relationsTo(targets: readonly Target[]): ReadonlyMap<string, Relation> {
  const open = targets.filter(({ hasGet, isOwned, itemPath }) => hasGet && !isOwned && itemPath !== undefined);
  const byParameter = open.map((target) => [plain(parametersOf(target.itemPath ?? '')[0] ?? ''), target] as const);
  const relations = new Map<string, Relation>();
  collect(
    relations,
    byParameter.filter(([word]) => !COMMON.has(word) && word !== ''),
  );
  const byName = open.flatMap((target) => {
    const words = wordsOf(target.itemPath ?? '').map(singular);
    const one = plain(words.at(-1) ?? '');
    return ['id', 'uuid', 'ids', 'uuids'].map((end) => [`${one}${end}`, target] as const);
  });
  collect(relations, byName);
  return relations;
}

/** Adds the words that stand for one target only. */
function collect(relations: Map<string, Relation>, found: readonly (readonly [string, Target])[]): void {
  for (const [word, entries] of Map.groupBy(found, ([one]) => one)) {
    const [first, ...others] = entries;
    if (!first || others.length > 0 || relations.has(word)) continue;
    const [, { name, title, schemas }] = first;
    relations.set(word, { resource: name, label: title, own: new Set(schemas) });
  }
}

/** Which resource the records of a named schema belong to, where it is one only. */
export function relationsBySchema(targets: readonly Target[]): ReadonlyMap<string, KeyedRelation> {
  const named = targets
    .filter(({ hasGet, isOwned }) => hasGet && !isOwned)
    .flatMap((target) => [...new Set(target.schemas)].map((schema) => ({ schema, target })));
  const single = [...Map.groupBy(named, ({ schema }) => schema)].filter(([, found]) => found.length === 1);
  return new Map(
    single.flatMap(([schema, [found]]) => {
      if (!found) return [];
      const { name, title, schemas, id } = found.target;
      return [[schema, { resource: name, label: title, own: new Set(schemas), key: id }] as const];
    }),
  );
}
