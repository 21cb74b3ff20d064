// What a back office should find in a description, read from its JSON without the generator's model, as an independent measure.
import { isObject, asList, asObject, asText } from '#scripts/generate/model/json.ts';
import type { Json, JsonObject } from '#scripts/generate/model/json.ts';
import { parsePointer } from '#scripts/generate/model/pointer.ts';

/** A list and its record: `/pets` and `/pets/{id}`. */
export interface Pair {
  list: string;
  item: string;
  /** Name of the record's schema, if it has one. */
  schema?: string;
  /** The record is updated by POST: there is neither PUT nor PATCH. */
  byPost: boolean;
}

/** A property that refers to the record of a pair. */
export interface ExpectedReference {
  schema: string;
  property: string;
  to: string;
}

/** Chains of references longer than this are treated as circular. */
const MAX_DEPTH = 20;

/** Finds the pairs whose list returns an array of objects, bare or as the only array of an object. */
export function findExpectedPairs(document: JsonObject): Pair[] {
  const paths = asObject(document.paths);
  return Object.keys(paths).flatMap((item): Pair[] => {
    const list = /^(.*[^/])\/\{[^{}/]+\}\/?$/.exec(item)?.[1];
    const listPath = [list, `${list ?? ''}/`].find((path) => path !== undefined && paths[path] !== undefined);
    if (list === undefined || listPath === undefined) return [];
    const beside = asObject(resolveReference(document, paths[listPath]));
    const record = asObject(resolveReference(document, paths[item]));
    const answer = getResponseSchema(document, asObject(record.get));
    if (
      !isObject(record.get) ||
      !isObject(beside.get) ||
      !isList(document, getResponseSchema(document, asObject(beside.get)))
    )
      return [];
    if (!answer || isList(document, answer) || !isObjectSchema(document, answer)) return [];
    const schema = getSchemaName(answer);
    const hasBody = asObject(record.post).requestBody !== undefined;
    const byPost = hasBody && record.put === undefined && record.patch === undefined;
    return [{ list: listPath, item, byPost, ...(schema !== undefined && { schema }) }];
  });
}

/** Finds properties that hold an id or the record of one pair: `anyOf: [{ type: string }, { $ref: Customer }]`. */
export function findExpectedUnions(document: JsonObject, pairs: readonly Pair[]): ExpectedReference[] {
  const records = new Map(
    [...Map.groupBy(filterTopLevel(pairs), ({ schema }) => schema ?? '')].flatMap(([name, [pair, ...others]]) =>
      name === '' || !pair || others.length > 0 ? [] : [[name, pair.list] as const],
    ),
  );
  return Object.entries(asObject(asObject(document.components).schemas)).flatMap(([schema, node]) =>
    Object.entries(asObject(asObject(node).properties)).flatMap(([property, value]): ExpectedReference[] => {
      const { anyOf, oneOf } = asObject(value);
      const branches = asList(anyOf ?? oneOf);
      const hasIdBranch = branches.some((branch) =>
        ['string', 'integer'].includes(asText(asObject(branch).type) ?? ''),
      );
      const targets = new Set(branches.flatMap((branch) => records.get(getSchemaName(branch) ?? '') ?? []));
      const [to] = targets;
      return hasIdBranch && to !== undefined && targets.size === 1 ? [{ schema, property, to }] : [];
    }),
  );
}

/** Finds properties named like the records of one pair: `customer_id` and `/customers/{id}`. */
export function findExpectedNames(document: JsonObject, pairs: readonly Pair[]): ExpectedReference[] {
  const words = Map.groupBy(filterTopLevel(pairs), ({ list }) => normaliseName(singularise(getLastSegment(list))));
  return Object.entries(asObject(asObject(document.components).schemas)).flatMap(([schema, node]) =>
    Object.entries(asObject(asObject(node).properties)).flatMap(([property, value]): ExpectedReference[] => {
      const word = normaliseName(/^(.+?)[_-]?(?:[Ii]d|ID|uuid)$/.exec(property)?.[1] ?? '');
      const [pair, ...others] = words.get(word) ?? [];
      const type = asObject(resolveReference(document, value)).type;
      const isOwn = pair?.schema === schema || normaliseName(schema).includes(word);
      if (!pair || others.length > 0 || isOwn || (type !== 'string' && type !== 'integer')) return [];
      return [{ schema, property, to: pair.list }];
    }),
  );
}

/** Keeps pairs whose path has no other parameter than the record's id. */
function filterTopLevel(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(({ list }) => !list.includes('{'));
}

function getResponseSchema(document: JsonObject, operation: JsonObject): Json | undefined {
  const answers = Object.entries(asObject(operation.responses)).filter(([status]) => /^2/.test(status));
  const { content } = asObject(resolveReference(document, answers[0]?.[1]));
  const media = Object.entries(asObject(content)).find(([type]) => /json/.test(type));
  return asObject(media?.[1]).schema;
}

function isList(document: JsonObject, schema: Json | undefined): boolean {
  const node = asObject(resolveReference(document, schema));
  if (node.type === 'array') return isObjectSchema(document, node.items);
  const arrays = Object.values(asObject(node.properties)).filter((property) => {
    const { type, items } = asObject(resolveReference(document, property));
    return type === 'array' && isObjectSchema(document, items);
  });
  return arrays.length === 1 && Object.keys(asObject(node.properties)).length <= 6;
}

function isObjectSchema(document: JsonObject, schema: Json | undefined): boolean {
  return Object.keys(asObject(asObject(resolveReference(document, schema)).properties)).length > 0;
}

function getSchemaName(schema: Json | undefined): string | undefined {
  const ref = asText(asObject(schema).$ref);
  return ref?.startsWith('#/components/schemas/') ? parsePointer(ref).at(-1) : undefined;
}

function resolveReference(document: JsonObject, node: Json | undefined): Json | undefined {
  let current = node;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const ref = asText(asObject(current).$ref);
    if (ref === undefined) return current;
    current = parsePointer(ref).reduce<Json | undefined>((at, part) => asObject(at)[part], document);
  }
  return undefined;
}

const getLastSegment = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .at(-1) ?? '';
const normaliseName = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function singularise(word: string): string {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(ss|sh|ch|x|z)es$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}
