/** What a description offers to a back office, read from its JSON alone, so that the generator does not judge itself. */
import { isObject, listAt, objectAt, textAt } from '#scripts/generate/model/json.ts';
import type { Json, JsonObject } from '#scripts/generate/model/json.ts';
import { partsOf } from '#scripts/generate/model/pointer.ts';

/** A list and its record: `/pets` and `/pets/{id}`. */
export interface Pair {
  list: string;
  item: string;
  /** Name of the record's schema, where it has one. */
  schema?: string;
  /** The record is changed by POST: there is neither PUT nor PATCH. */
  byPost: boolean;
}

/** A property that leads to the record of a pair. */
export interface ExpectedReference {
  schema: string;
  property: string;
  to: string;
}

/** Whether a node refers to what holds it would be endless; nobody nests answers deeper than this. */
const DEEPEST = 20;

/** Finds the pairs whose list answers an array of objects, bare or as the only array of an object. */
export function expectedPairs(document: JsonObject): Pair[] {
  const paths = objectAt(document.paths);
  return Object.keys(paths).flatMap((item): Pair[] => {
    const list = /^(.*[^/])\/\{[^{}/]+\}\/?$/.exec(item)?.[1];
    const written = [list, `${list ?? ''}/`].find((path) => path !== undefined && paths[path] !== undefined);
    if (list === undefined || written === undefined) return [];
    const beside = objectAt(follow(document, paths[written]));
    const record = objectAt(follow(document, paths[item]));
    const answer = answerOf(document, objectAt(record.get));
    if (!isObject(record.get) || !isObject(beside.get) || !isList(document, answerOf(document, objectAt(beside.get))))
      return [];
    if (!answer || isList(document, answer) || !isObjectSchema(document, answer)) return [];
    const schema = nameOf(answer);
    const hasBody = objectAt(record.post).requestBody !== undefined;
    const byPost = hasBody && record.put === undefined && record.patch === undefined;
    return [{ list: written, item, byPost, ...(schema !== undefined && { schema }) }];
  });
}

/** Properties that hold a number or the record of one pair: `anyOf: [{ type: string }, { $ref: Customer }]`. */
export function expectedUnions(document: JsonObject, pairs: readonly Pair[]): ExpectedReference[] {
  const records = new Map(
    [...Map.groupBy(open(pairs), ({ schema }) => schema ?? '')].flatMap(([name, [pair, ...others]]) =>
      name === '' || !pair || others.length > 0 ? [] : [[name, pair.list] as const],
    ),
  );
  return Object.entries(objectAt(objectAt(document.components).schemas)).flatMap(([schema, node]) =>
    Object.entries(objectAt(objectAt(node).properties)).flatMap(([property, value]): ExpectedReference[] => {
      const { anyOf, oneOf } = objectAt(value);
      const branches = listAt(anyOf ?? oneOf);
      const hasNumber = branches.some((branch) => ['string', 'integer'].includes(textAt(objectAt(branch).type) ?? ''));
      const targets = new Set(branches.flatMap((branch) => records.get(nameOf(branch) ?? '') ?? []));
      const [to] = targets;
      return hasNumber && to !== undefined && targets.size === 1 ? [{ schema, property, to }] : [];
    }),
  );
}

/** Properties called like the records of one pair: `customer_id` and `/customers/{id}`. */
export function expectedNames(document: JsonObject, pairs: readonly Pair[]): ExpectedReference[] {
  const words = Map.groupBy(open(pairs), ({ list }) => plain(singular(lastWord(list))));
  return Object.entries(objectAt(objectAt(document.components).schemas)).flatMap(([schema, node]) =>
    Object.entries(objectAt(objectAt(node).properties)).flatMap(([property, value]): ExpectedReference[] => {
      const word = plain(/^(.+?)[_-]?(?:[Ii]d|ID|uuid)$/.exec(property)?.[1] ?? '');
      const [pair, ...others] = words.get(word) ?? [];
      const type = objectAt(follow(document, value)).type;
      const isOwn = pair?.schema === schema || plain(schema).includes(word);
      if (!pair || others.length > 0 || isOwn || (type !== 'string' && type !== 'integer')) return [];
      return [{ schema, property, to: pair.list }];
    }),
  );
}

/** Pairs whose records are reached by their number alone. */
function open(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(({ list }) => !list.includes('{'));
}

function answerOf(document: JsonObject, operation: JsonObject): Json | undefined {
  const answers = Object.entries(objectAt(operation.responses)).filter(([status]) => /^2/.test(status));
  const { content } = objectAt(follow(document, answers[0]?.[1]));
  const media = Object.entries(objectAt(content)).find(([type]) => /json/.test(type));
  return objectAt(media?.[1]).schema;
}

function isList(document: JsonObject, schema: Json | undefined): boolean {
  const node = objectAt(follow(document, schema));
  if (node.type === 'array') return isObjectSchema(document, node.items);
  const arrays = Object.values(objectAt(node.properties)).filter((property) => {
    const { type, items } = objectAt(follow(document, property));
    return type === 'array' && isObjectSchema(document, items);
  });
  return arrays.length === 1 && Object.keys(objectAt(node.properties)).length <= 6;
}

function isObjectSchema(document: JsonObject, schema: Json | undefined): boolean {
  return Object.keys(objectAt(objectAt(follow(document, schema)).properties)).length > 0;
}

function nameOf(schema: Json | undefined): string | undefined {
  const ref = textAt(objectAt(schema).$ref);
  return ref?.startsWith('#/components/schemas/') ? partsOf(ref).at(-1) : undefined;
}

function follow(document: JsonObject, node: Json | undefined): Json | undefined {
  let current = node;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const ref = textAt(objectAt(current).$ref);
    if (ref === undefined) return current;
    current = partsOf(ref).reduce<Json | undefined>((at, part) => objectAt(at)[part], document);
  }
  return undefined;
}

const lastWord = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .at(-1) ?? '';
const plain = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function singular(word: string): string {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(ss|sh|ch|x|z)es$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}
