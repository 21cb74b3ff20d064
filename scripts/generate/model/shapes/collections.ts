import { getMainSchema } from '../media.ts';
import type { Operation } from '../operations.ts';
import type { ResourceContext } from '../resource.ts';
import { findList, findRecord, getSuccessSchema } from './answers.ts';
import type { ItemAnswer, ListAnswer, Shapes } from './answers.ts';
import type { Parameter } from '../operation-parts.ts';
import type { Schema } from '../schema.ts';
import { normalisePath, parseItemPath, listParameters, countSharedSegments, singularise, listWords } from './paths.ts';

/** A list of records with its operations, inferred from paths and responses. */
export interface Collection {
  /** Path of the list as written. */
  path: string;
  /** Path that the records are named by: the list's own, or that of the items when their list has another path. */
  recordsPath: string;
  list: Operation;
  rows: ListAnswer;
  /** Parameter of the item's path that identifies a record. */
  parameter?: string;
  itemPath?: string;
  get?: Operation;
  item?: ItemAnswer;
  create?: Operation;
  update?: Operation;
  delete?: Operation;
  /** The path is that of a single record. */
  single?: true;
}

interface Item {
  path: string;
  collection: string;
  parameter: string;
  operations: readonly Operation[];
}

/** Finds the collections of a description, shortest paths first. */
export function findCollections(context: ResourceContext): Collection[] {
  const { operations } = context;
  const shapes: Shapes = context;
  const byPath = Map.groupBy(operations, ({ path }) => normalisePath(path));
  const items = [...byPath].flatMap(([path, list]): Item[] => {
    const parsed = parseItemPath(path);
    return parsed ? [{ path, ...parsed, operations: list }] : [];
  });
  const direct = operations.flatMap((list) => findListAt(list, shapes));
  const knownPaths = new Set(direct.map(({ path }) => normalisePath(path)));
  const searches = operations.flatMap((search) => findSearchAt(search, shapes));
  const lists = [...direct, ...searches.filter(({ recordsPath }) => !knownPaths.has(recordsPath))];
  const collections = new Map<string, Collection>();
  const itemsWithList = items.map((item) => ({
    item,
    beside: lists.find(({ recordsPath }) => normalisePath(recordsPath) === item.collection),
  }));
  // a list belongs first to the items below its own path
  const orderedItems = [
    ...itemsWithList.filter(({ beside }) => beside),
    ...itemsWithList.filter(({ beside }) => !beside),
  ];
  for (const { item, beside } of orderedItems) {
    const list = beside ?? findListElsewhere(item, lists, context);
    // of several items of one collection, the first with GET
    if (!list || collections.get(list.path)?.get) continue;
    const recordsPath = beside ? list.recordsPath : item.collection;
    collections.set(
      list.path,
      completeCollection({ ...list, recordsPath }, byPath.get(normalisePath(recordsPath)) ?? [], item, shapes),
    );
  }
  for (const list of lists) {
    if (collections.has(list.path) || !list.rows.isCertain || listParameters(list.path).length > 0) continue;
    collections.set(
      list.path,
      completeCollection(list, byPath.get(normalisePath(list.recordsPath)) ?? [], undefined, shapes),
    );
  }
  const usedPaths = new Set(
    [...collections.values()].flatMap(({ recordsPath, itemPath = '' }) => [
      normalisePath(recordsPath),
      normalisePath(itemPath),
    ]),
  );
  for (const [path, beside] of byPath) {
    const singleton =
      usedPaths.has(path) || listParameters(path).length > 0 ? undefined : findSingletonAt(beside, shapes);
    if (singleton) collections.set(singleton.path, singleton);
  }
  return [...collections.values()].sort(comparePathLength);
}

const findOperation = ({ operations }: Item, method: Operation['method']) =>
  operations.find((operation) => operation.method === method);

function findListAt(list: Operation, shapes: Shapes): Collection[] {
  const answer = list.method === 'get' ? getSuccessSchema(list) : undefined;
  const rows = answer && findList(answer, listWords(list.path).at(-1) ?? '', shapes);
  return rows ? [{ path: list.path, recordsPath: list.path, list, rows }] : [];
}

/** Last words of paths that request a list by POST. */
const SEARCH_WORDS = new Set(['search', 'query', 'find', 'filter', 'list', 'lookup', 'searches', '_search']);

/** Finds a list that is requested by POST; properties of its body are read as query parameters. */
function findSearchAt(operation: Operation, shapes: Shapes): Collection[] {
  const words = listWords(operation.path);
  const lastWord = words.at(-1) ?? '';
  const [base = '', word = ''] = lastWord.includes(':') ? lastWord.split(':') : [words.at(-2) ?? '', lastWord];
  const schema = getMainSchema(operation.body?.media);
  if (operation.method !== 'post' || base === '' || !SEARCH_WORDS.has(word.toLowerCase()) || !schema) return [];
  const answer = getSuccessSchema(operation);
  const rows = answer && findList(answer, base, shapes);
  if (!rows?.isCertain) return [];
  const { properties = new Map<string, Schema>(), required } = shapes.normaliser.resolve(schema);
  const bodyParameters = [...properties].map(([name, property]): Parameter => {
    const { pointer } = property;
    return { name, in: 'query', required: required?.has(name) ?? false, schema: property, words: {}, pointer };
  });
  const inPath = operation.parameters.filter(({ in: place }) => place === 'path');
  const list = { ...operation, parameters: [...inPath, ...bodyParameters] };
  const recordsPath = normalisePath(operation.path).replace(/[/:][^/:]+$/, '');
  return [{ path: operation.path, recordsPath, list, rows }];
}

/** Finds a single record at its own path: it can be updated there, or has an id (`/me`). */
function findSingletonAt(operations: readonly Operation[], shapes: Shapes): Collection | undefined {
  const findByMethod = (method: Operation['method']) => operations.find((operation) => operation.method === method);
  const get = findByMethod('get');
  const answer = get && getSuccessSchema(get);
  if (!get || !answer || findList(answer, '', shapes)) return undefined;
  const item = findRecord(answer, listEnvelopeNames(get.path), shapes);
  const update =
    findByMethod('patch') ??
    findByMethod('put') ??
    [findByMethod('post')].find((post) => post && hasFormBody(post, shapes));
  const isPerson = item && shapes.normaliser.resolve(item.record).properties?.has('id');
  if (!item || !(update ? hasFormBody(update, shapes) : isPerson)) return undefined;
  if (get.parameters.some(({ in: place, required }) => place === 'query' && required)) return undefined;
  const rows = { steps: item.steps, row: item.record, answer, isCertain: true };
  const { path } = get;
  return {
    path,
    recordsPath: path,
    list: get,
    rows,
    itemPath: path,
    get,
    item,
    ...(update && { update }),
    single: true,
  };
}

/** Whether the body of an operation is a form. */
function hasFormBody({ body }: Operation, { fields }: Shapes): boolean {
  const schema = getMainSchema(body?.media);
  return schema !== undefined && fields.isForm(schema);
}

/**
 * Finds the list of an item that has none at its collection path (`/pet/{petId}` and `/pets`, `/pet/findByStatus`): one that
 * returns the same named schema and has no further path parameters. Of several the nearest path; of equally near ones the
 * first that is not deprecated, with a warning.
 */
function findListElsewhere(item: Item, lists: readonly Collection[], context: ResourceContext): Collection | undefined {
  const shapes: Shapes = context;
  const get = findOperation(item, 'get');
  const answer = get && getSuccessSchema(get);
  const record = answer && findRecord(answer, listEnvelopeNames(item.collection), shapes)?.record;
  const name = record && shapes.fields.getSchemaName(record);
  if (!get || name === undefined) return undefined;
  const itemParameters = listParameters(item.collection);
  const candidates = lists
    .filter(({ path, rows }) => {
      return (
        shapes.fields.getSchemaName(rows.row) === name &&
        rows.isCertain &&
        listParameters(path).every((parameter) => itemParameters.includes(parameter))
      );
    })
    .map((list) => ({ list, near: computeNearness(list.path, item) - (list.list.words.deprecated === true ? 0.5 : 0) }))
    .sort((a, b) => b.near - a.near);
  const [best, second] = candidates;
  if (best && best.near === second?.near) {
    const bothPaths = `${best.list.path} and ${second.list.path}`;
    context.diagnostics.warn('ambiguous-list', get.pointer, `Its list may be ${bothPaths}; the first is taken.`);
  }
  return best?.list;
}

/** Scores shared segments; the plural of the item's last word counts as shared. */
function computeNearness(path: string, { collection }: Item): number {
  const words = listWords(path);
  const itemWord = listWords(collection).at(-1) ?? '';
  const isPlural =
    words.length === listWords(collection).length && singularise(words.at(-1) ?? '') === singularise(itemWord);
  return countSharedSegments(path, collection) * 2 + (isPlural ? 3 : 0);
}

function completeCollection(
  list: Collection,
  beside: readonly Operation[],
  item: Item | undefined,
  shapes: Shapes,
): Collection {
  const get = item && findOperation(item, 'get');
  const answer = get && getSuccessSchema(get);
  const names = listEnvelopeNames(list.recordsPath);
  const parts: Partial<Collection> = {
    parameter: item?.parameter,
    itemPath: item?.operations[0]?.path,
    get,
    item: answer && findRecord(answer, names, shapes),
    create: beside.find(({ method }) => method === 'post'),
    // PATCH needs changed properties only, PUT may need all; some APIs update by POST
    update:
      item &&
      (findOperation(item, 'patch') ??
        findOperation(item, 'put') ??
        [findOperation(item, 'post')].find((post) => post && hasFormBody(post, shapes))),
    delete: item && findOperation(item, 'delete'),
  };
  return { ...list, ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) };
}

/** Lists names of an envelope around one record: the last words of its path, also singular. */
export function listEnvelopeNames(path: string): string[] {
  const words = listWords(path).slice(-2);
  return words.flatMap((word) => [word, singularise(word)]);
}

function comparePathLength(a: Collection, b: Collection): number {
  const countSegments = ({ path }: Collection) => normalisePath(path).split('/').length;
  return countSegments(a) - countSegments(b) || (a.path < b.path ? -1 : 1);
}
