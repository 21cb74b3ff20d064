import type { KeyedRelation, Relation } from './shaped-fields.ts';
import { listParameters, singularise, listWords } from './paths.ts';
import { ID_WORDS, normaliseWord } from './words.ts';

/** Names of parameters that do not identify a resource. */
const COMMON = new Set([...ID_WORDS, 'identifier', 'ref', 'type', 'path', 'version']);

/** A resource that relations may refer to. */
export interface Target {
  name: string;
  title: string;
  /** Id property of a record. */
  id: string;
  itemPath?: string;
  hasGet: boolean;
  isOwned: boolean;
  schemas: readonly string[];
}

/**
 * Finds relations by property name: names of an item path's parameter (`customer_id` and `/customers/{customer_id}`), and names
 * of a record (`customer_id`, `customer_ids` and `/customers/{id}`). Names that match two resources are omitted.
 */
export function findRelationsByName(targets: readonly Target[]): ReadonlyMap<string, Relation> {
  const referable = targets.filter(({ hasGet, isOwned, itemPath }) => hasGet && !isOwned && itemPath !== undefined);
  const byParameter = referable.map(
    (target) => [normaliseWord(listParameters(target.itemPath ?? '')[0] ?? ''), target] as const,
  );
  const relations = new Map<string, Relation>();
  addUnambiguous(
    relations,
    byParameter.filter(([word]) => !COMMON.has(word) && word !== ''),
  );
  const byName = referable.flatMap((target) => {
    const words = listWords(target.itemPath ?? '').map(singularise);
    const recordWord = normaliseWord(words.at(-1) ?? '');
    return ['id', 'uuid', 'ids', 'uuids'].map((end) => [`${recordWord}${end}`, target] as const);
  });
  addUnambiguous(relations, byName);
  return relations;
}

/** Adds the words that match one target only. */
function addUnambiguous(relations: Map<string, Relation>, targetsByWord: readonly (readonly [string, Target])[]): void {
  for (const [word, entries] of Map.groupBy(targetsByWord, ([key]) => key)) {
    const [first, ...otherEntries] = entries;
    if (!first || otherEntries.length > 0 || relations.has(word)) continue;
    const [, { name, title, schemas }] = first;
    relations.set(word, { resource: name, label: title, ownSchemas: new Set(schemas) });
  }
}

/** Finds the resource of each named schema that is used by one resource only. */
export function findRelationsBySchema(targets: readonly Target[]): ReadonlyMap<string, KeyedRelation> {
  const schemaTargets = targets
    .filter(({ hasGet, isOwned }) => hasGet && !isOwned)
    .flatMap((target) => [...new Set(target.schemas)].map((schema) => ({ schema, target })));
  const single = [...Map.groupBy(schemaTargets, ({ schema }) => schema)].filter(([, users]) => users.length === 1);
  return new Map(
    single.flatMap(([schema, [user]]) => {
      if (!user) return [];
      const { name, title, schemas, id } = user.target;
      return [[schema, { resource: name, label: title, ownSchemas: new Set(schemas), key: id }] as const];
    }),
  );
}
