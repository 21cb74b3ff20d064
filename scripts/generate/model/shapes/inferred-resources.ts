/** Resources of a description that declares none: found by the shape of its paths and answers. */
import { camel, freeName, shortened } from '../../names.ts';
import type { FieldModel, Members } from '../fields.ts';
import { operatorsOf } from '../field-type.ts';
import type { Operation } from '../operations.ts';
import type { Parameter } from '../operation-parts.ts';
import type { Action } from '../actions.ts';
import type { Filter, Resource, ResourceContext } from '../resources.ts';
import { mainSchema } from '../media.ts';
import { anything } from '../schema.ts';
import type { Schema } from '../schema.ts';
import { recordIn } from './answers.ts';
import type { Shapes, Steps } from './answers.ts';
import { findCollections, namesOf } from './collections.ts';
import type { Collection } from './collections.ts';
import { actionsBeside } from './inferred-actions.ts';
import { relationsTo } from './relations.ts';
import { orderOf } from './sorting.ts';
import { pagingOf, readQuery, totalOf } from './paging.ts';
import { parametersOf, singular, wordsOf } from './paths.ts';
import { ID_WORDS, plain, TITLE_WORDS } from './words.ts';

const COLUMNS = 7;

export function inferResources(context: ResourceContext): Resource[] {
  const shapes: Shapes = { normaliser: context.normaliser, fields: context.fields };
  const collections = findCollections(context);
  const crud = new Set(collections.flatMap((found) => crudOf(found)));
  const names = new Set<string>();
  const resources = collections.map((collection) =>
    resourceOf(nameOf(collection.named, names), collection, actionsBeside(collection, crud, context), shapes),
  );
  const own = new Map(resources.map((resource, place) => [resource, schemasOf(collections[place], shapes)]));
  context.fields.relate(relationsTo(resources, own));
  return resources;
}

const crudOf = ({ list, get, create, update, delete: remove }: Collection): Operation[] =>
  [list, get, create, update, remove].filter((operation) => operation !== undefined);

/** Names of the schemas a collection's records have. */
function schemasOf(collection: Collection | undefined, { fields }: Shapes): string[] {
  const schemas = [collection?.rows.row, collection?.item?.record].filter((schema) => schema !== undefined);
  return schemas.map((schema) => fields.nameOf(schema)).filter((name) => name !== undefined);
}

/** The last word of the path; where that is taken, with the words before it, then with a number. Paths come shortest first. */
function nameOf(path: string, taken: Set<string>): string {
  const words = wordsOf(path).map((word) => shortened(word.replace(/[^\p{L}\p{N}_-]+/gu, '-')));
  const candidates = words.map((_word, place) => words.slice(-1 - place).join('-')).filter((name) => name !== '');
  const name =
    candidates.find((candidate) => !taken.has(camel(candidate).toLowerCase())) ??
    freeName(candidates.at(-1) ?? 'records', (candidate) => taken.has(camel(candidate).toLowerCase()));
  taken.add(camel(name).toLowerCase());
  return name;
}

function resourceOf(name: string, collection: Collection, actions: readonly Action[], shapes: Shapes): Resource {
  const { fields, normaliser } = shapes;
  const { list, rows, item } = collection;
  const query = readQuery(list);
  const rowFields = fields.fieldsOf(rows.row);
  const record = item?.record ?? rows.row;
  const recordName = fields.nameOf(record);
  const isOwnRow = item !== undefined && (fields.nameOf(rows.row) ?? rows.row) !== (recordName ?? record);
  const id = idField(collection, rowFields);
  const total = totalOf(list, rows, normaliser);
  const { sorting, sorts } = orderOf(
    query,
    normaliser,
    rowFields.filter(isPlainValue).map((field) => field.name),
  );
  const create = bodyOf(collection, collection.create, shapes);
  const update = bodyOf(collection, collection.update, shapes);
  return {
    name,
    schema: recordName ?? '',
    path: collection.path,
    title: titleOf(rowFields, id),
    icon: '',
    group: list.tags[0] ?? '',
    roles: list.roles ?? [],
    operations: {
      list: list.id,
      ...(collection.get ? { get: collection.get.id } : {}),
      ...(collection.create ? { create: collection.create.id } : {}),
      ...(collection.update ? { update: collection.update.id } : {}),
      ...(collection.delete ? { delete: collection.delete.id } : {}),
    },
    columns: columnsOf(rowFields, id, titleOf(rowFields, id)),
    fields: fields.membersOf(record),
    ...(isOwnRow ? { listFields: fields.membersOf(rows.row) } : {}),
    ...(create ? { create: create.members } : {}),
    ...(update ? { update: update.members } : {}),
    filters: [...parentsOf(list), ...query.filters].flatMap((parameter) => filterOf(parameter, shapes)),
    sorts,
    defaultSort: { field: sorts[0] ?? id, order: 'ASC' },
    search: query.roles.has('search'),
    actions,
    wire: {
      id,
      ...(collection.itemPath === undefined ? {} : { itemPath: collection.itemPath }),
      parents: parametersOf(collection.path),
      rows: [...rows.steps],
      ...(collection.create && collection.create.path !== collection.path
        ? { createPath: collection.create.path }
        : {}),
      ...(item ? { item: [...item.steps] } : {}),
      ...(create && create.steps.length > 0 ? { createBody: [...create.steps] } : {}),
      ...(update && update.steps.length > 0 ? { updateBody: [...update.steps] } : {}),
      ...(collection.update ? { updateMethod: collection.update.method === 'patch' ? 'patch' : 'put' } : {}),
      paging: pagingOf(query, rows, normaliser),
      ...(total ? { total } : {}),
      ...(sorting ? { sorting } : {}),
      ...(query.roles.get('search') ? { search: query.roles.get('search')?.name ?? '' } : {}),
    },
  };
}

/** What a request takes, and where in its body the record stands. */
function bodyOf(
  { named }: Collection,
  operation: Operation | undefined,
  shapes: Shapes,
): { members: Members; steps: Steps } | undefined {
  const schema = mainSchema(operation?.body?.media);
  const record = schema && recordIn(schema, namesOf(named), shapes);
  return record && { members: shapes.fields.membersOf(record.record), steps: record.steps };
}

/** The property that names a record for the API: as the path's parameter is called, else one that is usually called so. */
function idField({ named, parameter = 'id' }: Collection, fields: readonly FieldModel[]): string {
  const own = plain(singular(wordsOf(named).at(-1) ?? ''));
  const wanted = plain(parameter);
  const ownPart = wanted.startsWith(own) && wanted !== 'username' ? [wanted.slice(own.length)] : [];
  const names = [wanted, ...(wanted === 'username' ? ['login'] : []), ...ownPart, ...ID_WORDS];
  const found = names
    .map((word) => fields.find(({ name }) => plain(name) === word))
    .find((field) => field !== undefined);
  return (found ?? fields.find(isPlainValue) ?? fields[0])?.name ?? 'id';
}

function titleOf(fields: readonly FieldModel[], id: string): string {
  const texts = fields.filter(isPlainValue);
  const found = TITLE_WORDS.map((word) => texts.find(({ name }) => plain(name) === word)).find(
    (field) => field !== undefined,
  );
  const text = texts.filter(
    ({ type, name }) => type === 'text' && name !== id && !/(url|uri|href|id|token|hash)$/i.test(name),
  );
  return found?.name ?? (text.find(({ required }) => required) ?? text[0])?.name ?? id;
}

const isPlainValue = ({ type }: FieldModel): boolean =>
  !['json', 'group', 'array', 'file', 'textarea', 'rich-text', 'password', 'chips', 'references'].includes(type);

/** First what names a record, then what tells most in little room: states, amounts, days; addresses of the API last. */
function columnsOf(fields: readonly FieldModel[], id: string, title: string): string[] {
  const shown = fields.filter((field) => isPlainValue(field) && !field.writeOnly);
  const rest = shown.filter(({ name }) => name !== id && name !== title);
  const worth = ({ type, name }: FieldModel) => (type === 'url' || /(url|uri|href|token|hash)$/i.test(name) ? 1 : 0);
  const sorted = rest
    .map((field, place) => ({ field, place }))
    .sort((a, b) => worth(a.field) - worth(b.field) || a.place - b.place);
  const names = [
    title,
    ...(shown.some(({ name }) => name === id) ? [id] : []),
    ...sorted.map(({ field }) => field.name),
  ];
  return [...new Set(names)].filter((name) => fields.some((field) => field.name === name)).slice(0, COLUMNS);
}

/** The parameters of a list's own path: whose records they are. */
const parentsOf = ({ parameters }: Operation): Parameter[] => parameters.filter(({ in: place }) => place === 'path');

/** A parameter as a filter, with the field that takes its value. */
function filterOf({ name, schema, pointer }: Parameter, { fields }: Shapes): Filter[] {
  const holder: Schema = { ...anything(pointer), types: ['object'], properties: new Map([[name, schema]]) };
  const [field] = fields.fieldsOf(holder);
  if (!field || operatorsOf(field.type).length === 0) return [];
  const isList = field.type === 'multi-select' || field.type === 'chips';
  return [{ name, type: field.type, operators: [isList ? 'in' : 'eq'], field }];
}
