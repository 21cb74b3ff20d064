import { mainSchema } from '../media.ts';
import type { Operation } from '../operations.ts';
import type { ResourceContext } from '../resource.ts';
import { listIn, recordIn, successOf } from './answers.ts';
import type { ItemAnswer, ListAnswer, Shapes } from './answers.ts';
import type { Parameter } from '../operation-parts.ts';
import type { Schema } from '../schema.ts';
import { canonical, itemOf, parametersOf, shared, singular, wordsOf } from './paths.ts';

/** A list of records and what can be done with them, found by the shape of paths and answers. */
export interface Collection {
  /** Path of the list as written. */
  path: string;
  /** Path whose words name the records: the list's own, or that of the items where their list stands elsewhere. */
  named: string;
  list: Operation;
  rows: ListAnswer;
  /** Parameter of the item's path that names a record. */
  parameter?: string;
  itemPath?: string;
  get?: Operation;
  item?: ItemAnswer;
  create?: Operation;
  update?: Operation;
  delete?: Operation;
  /** The record is the only one, at this very path. */
  single?: true;
}

interface Item {
  path: string;
  collection: string;
  parameter: string;
  operations: readonly Operation[];
}

/** The collections of a description, the shortest paths first. */
export function findCollections(context: ResourceContext): Collection[] {
  const { operations } = context;
  const shapes: Shapes = context;
  const byPath = Map.groupBy(operations, ({ path }) => canonical(path));
  const items = [...byPath].flatMap(([path, list]): Item[] => {
    const found = itemOf(path);
    return found ? [{ path, ...found, operations: list }] : [];
  });
  const direct = operations.flatMap((list) => listAt(list, shapes));
  const known = new Set(direct.map(({ path }) => canonical(path)));
  const searches = operations.flatMap((search) => searchAt(search, shapes));
  const lists = [...direct, ...searches.filter(({ named }) => !known.has(named))];
  const chosen = new Map<string, Collection>();
  const besides = items.map((item) => ({
    item,
    beside: lists.find(({ named }) => canonical(named) === item.collection),
  }));
  // a list is first of all for the items beside it
  const inOrder = [...besides.filter(({ beside }) => beside), ...besides.filter(({ beside }) => !beside)];
  for (const { item, beside } of inOrder) {
    const list = beside ?? listElsewhere(item, lists, context);
    // of several items below one collection, the first that can be read is its own
    if (!list || chosen.get(list.path)?.get) continue;
    const named = beside ? list.named : item.collection;
    chosen.set(list.path, whole({ ...list, named }, byPath.get(canonical(named)) ?? [], item, shapes));
  }
  for (const list of lists) {
    if (chosen.has(list.path) || !list.rows.sure || parametersOf(list.path).length > 0) continue;
    chosen.set(list.path, whole(list, byPath.get(canonical(list.named)) ?? [], undefined, shapes));
  }
  const taken = new Set(
    [...chosen.values()].flatMap(({ named, itemPath = '' }) => [canonical(named), canonical(itemPath)]),
  );
  for (const [path, beside] of byPath) {
    const found = taken.has(path) || parametersOf(path).length > 0 ? undefined : singleAt(beside, shapes);
    if (found) chosen.set(found.path, found);
  }
  return [...chosen.values()].sort(byPathLength);
}

const on = ({ operations }: Item, method: Operation['method']) => operations.find((one) => one.method === method);

function listAt(list: Operation, shapes: Shapes): Collection[] {
  const answer = list.method === 'get' ? successOf(list) : undefined;
  const rows = answer && listIn(answer, wordsOf(list.path).at(-1) ?? '', shapes);
  return rows ? [{ path: list.path, named: list.path, list, rows }] : [];
}

/** What the last word of a path is called that asks for a list by POST. */
const SEARCH_WORDS = new Set(['search', 'query', 'find', 'filter', 'list', 'lookup', 'searches', '_search']);

/** A list that is asked for by POST: what its body takes is read as if it stood in the query. */
function searchAt(operation: Operation, shapes: Shapes): Collection[] {
  const words = wordsOf(operation.path);
  const last = words.at(-1) ?? '';
  const [base = '', word = ''] = last.includes(':') ? last.split(':') : [words.at(-2) ?? '', last];
  const schema = mainSchema(operation.body?.media);
  if (operation.method !== 'post' || base === '' || !SEARCH_WORDS.has(word.toLowerCase()) || !schema) return [];
  const answer = successOf(operation);
  const rows = answer && listIn(answer, base, shapes);
  if (!rows?.sure) return [];
  const { properties = new Map<string, Schema>(), required } = shapes.normaliser.resolve(schema);
  const given = [...properties].map(([name, property]): Parameter => {
    const { pointer } = property;
    return { name, in: 'query', required: required?.has(name) ?? false, schema: property, words: {}, pointer };
  });
  const inPath = operation.parameters.filter(({ in: place }) => place === 'path');
  const list = { ...operation, parameters: [...inPath, ...given] };
  const named = canonical(operation.path).replace(/[/:][^/:]+$/, '');
  return [{ path: operation.path, named, list, rows }];
}

/** A record that stands alone at its path: it can be changed there, or has a number of its own (`/me`). */
function singleAt(operations: readonly Operation[], shapes: Shapes): Collection | undefined {
  const method = (name: Operation['method']) => operations.find((one) => one.method === name);
  const get = method('get');
  const answer = get && successOf(get);
  if (!get || !answer || listIn(answer, '', shapes)) return undefined;
  const item = recordIn(answer, namesOf(get.path), shapes);
  const update = method('patch') ?? method('put') ?? [method('post')].find((post) => post && takesForm(post, shapes));
  const isPerson = item && shapes.normaliser.resolve(item.record).properties?.has('id');
  if (!item || !(update ? takesForm(update, shapes) : isPerson)) return undefined;
  if (get.parameters.some(({ in: place, required }) => place === 'query' && required)) return undefined;
  const rows = { steps: item.steps, row: item.record, answer, sure: true };
  const { path } = get;
  return { path, named: path, list: get, rows, itemPath: path, get, item, ...(update && { update }), single: true };
}

/** Whether the body of an operation is filled in as fields. */
function takesForm({ body }: Operation, { fields }: Shapes): boolean {
  const schema = mainSchema(body?.media);
  return schema !== undefined && fields.isForm(schema);
}

/**
 * The list of an item that has none beside it (`/pet/{petId}` and `/pets`, `/pet/findByStatus`): the one that answers
 * the same named schema without asking for more than the item does. Of several the nearest path; of equally near ones
 * the first that is not deprecated, which is said.
 */
function listElsewhere(item: Item, lists: readonly Collection[], context: ResourceContext): Collection | undefined {
  const shapes: Shapes = context;
  const get = on(item, 'get');
  const answer = get && successOf(get);
  const record = answer && recordIn(answer, namesOf(item.collection), shapes)?.record;
  const name = record && shapes.fields.nameOf(record);
  if (!get || name === undefined) return undefined;
  const given = parametersOf(item.collection);
  const fitting = lists
    .filter(({ path, rows }) => {
      return (
        shapes.fields.nameOf(rows.row) === name && rows.sure && parametersOf(path).every((one) => given.includes(one))
      );
    })
    .map((list) => ({ list, near: nearness(list.path, item) - (list.list.words.deprecated === true ? 0.5 : 0) }))
    .sort((a, b) => b.near - a.near);
  const [best, second] = fitting;
  if (best && best.near === second?.near) {
    const both = `${best.list.path} and ${second.list.path}`;
    context.diagnostics.warn('ambiguous-list', get.pointer, `Its list may be ${both}; the first is taken.`);
  }
  return best?.list;
}

/** Shared segments count most; the plural of the item's own word counts as shared. */
function nearness(path: string, { collection }: Item): number {
  const words = wordsOf(path);
  const own = wordsOf(collection).at(-1) ?? '';
  const isPlural = words.length === wordsOf(collection).length && singular(words.at(-1) ?? '') === singular(own);
  return shared(path, collection) * 2 + (isPlural ? 3 : 0);
}

function whole(list: Collection, beside: readonly Operation[], item: Item | undefined, shapes: Shapes): Collection {
  const get = item && on(item, 'get');
  const answer = get && successOf(get);
  const names = namesOf(list.named);
  const parts: Partial<Collection> = {
    parameter: item?.parameter,
    itemPath: item?.operations[0]?.path,
    get,
    item: answer && recordIn(answer, names, shapes),
    create: beside.find(({ method }) => method === 'post'),
    // a patch takes what has changed, a put may ask for everything; some APIs change records by POST alone
    update:
      item &&
      (on(item, 'patch') ?? on(item, 'put') ?? [on(item, 'post')].find((post) => post && takesForm(post, shapes))),
    delete: item && on(item, 'delete'),
  };
  return { ...list, ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) };
}

/** What an envelope around one record may be called: by the last words of its path. */
export function namesOf(path: string): string[] {
  const words = wordsOf(path).slice(-2);
  return words.flatMap((word) => [word, singular(word)]);
}

function byPathLength(a: Collection, b: Collection): number {
  const length = ({ path }: Collection) => canonical(path).split('/').length;
  return length(a) - length(b) || (a.path < b.path ? -1 : 1);
}
