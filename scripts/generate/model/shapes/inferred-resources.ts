/** Resources of a description that declares none: found by the shape of its paths and answers. */
import { camel, freeName, shortened } from '../../names.ts';
import type { FieldModel, Members } from '../field-model.ts';
import { operatorsOf } from '../field-type.ts';
import type { Operation } from '../operations.ts';
import type { Parameter } from '../operation-parts.ts';
import type { Filter, Resource, ResourceContext, Action } from '../resource.ts';
import { mainSchema } from '../media.ts';
import { anything } from '../schema.ts';
import type { Schema } from '../schema.ts';
import { attributesIn, recordIn } from './answers.ts';
import type { Shapes, Steps } from './answers.ts';
import { findCollections, namesOf } from './collections.ts';
import type { Collection } from './collections.ts';
import { actionsBeside, actionsByBase } from './inferred-actions.ts';
import { relationsBySchema, relationsTo } from './relations.ts';
import type { Target } from './relations.ts';
import { orderOf } from './sorting.ts';
import { pagingOf, readQuery, totalOf } from './paging.ts';
import type { ListQuery } from './paging.ts';
import type { Paging, Sorting, Total } from '../../definitions.ts';
import { isSamePath, parametersOf, pathTo, singular, wordsOf } from './paths.ts';
import { columnsOf, isPlainValue, titleOf } from './columns.ts';
import { ID_WORDS, plain } from './words.ts';

export function inferResources(context: ResourceContext): Resource[] {
  const shapes: Shapes = { normaliser: context.normaliser, fields: context.fields };
  const collections = findCollections(context);
  const crud = new Set(collections.flatMap((found) => crudOf(found)));
  const below = actionsByBase(context.operations, crud);
  const names = new Set<string>();
  const named = collections.map((collection) => ({ collection, name: nameOf(collection.named, names) }));
  const targets = named.map(({ collection, name }) => targetOf(name, collection, shapes));
  // without resources there are no screens, and fields are what the description says
  if (targets.length > 0) context.fields.relate(relationsTo(targets), relationsBySchema(targets));
  return named.map(({ collection, name }) =>
    resourceOf(name, collection, { actions: actionsBeside(collection, below, context), targets }, shapes),
  );
}

/** What relations to a collection are found by. */
function targetOf(name: string, collection: Collection, shapes: Shapes): Target {
  const { fields } = rowOf(collection, shapes);
  const id = idField(collection, fields);
  return {
    name,
    id,
    title: titleOf(fields, id),
    ...(collection.itemPath === undefined ? {} : { itemPath: collection.itemPath }),
    hasGet: collection.get !== undefined && !collection.single,
    isOwned: parametersOf(collection.path).length > 0,
    schemas: schemasOf(collection, shapes),
  };
}

/** Fields of a row: of what JSON:API calls attributes where it has them, behind its number. */
function rowOf({ rows }: Collection, shapes: Shapes): { fields: FieldModel[]; flat?: ReturnType<typeof attributesIn> } {
  const flat = attributesIn(rows.row, shapes);
  return { fields: fieldsWith(rows.row, flat, shapes), flat };
}

function fieldsWith(record: Schema, flat: ReturnType<typeof attributesIn>, { fields }: Shapes): FieldModel[] {
  const own = fields.fieldsOf(record);
  if (!flat) return own;
  const inner = fields.fieldsOf(flat.schema);
  const number = own.filter(({ name }) => name === 'id' && !inner.some((field) => field.name === name));
  return [...number.map((field) => ({ ...field, readOnly: true })), ...inner];
}

/** Ids of what is done with a collection's records otherwise than by actions. */
const crudOf = ({ list, get, create, update, delete: remove }: Collection): string[] =>
  [list, get, create, update, remove].flatMap((operation) => operation?.id ?? []);

/** Names of the schemas a collection's records have. */
function schemasOf(collection: Collection | undefined, { fields }: Shapes): string[] {
  const schemas = [collection?.rows.row, collection?.item?.record].filter((schema) => schema !== undefined);
  return schemas.map((schema) => fields.nameOf(schema) ?? schema.pointer);
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

function resourceOf(
  name: string,
  collection: Collection,
  { actions, targets }: { actions: readonly Action[]; targets: readonly Target[] },
  shapes: Shapes,
): Resource {
  const { fields, normaliser } = shapes;
  const { list, rows, item } = collection;
  const query = readQuery(list);
  const { fields: rowFields, flat } = rowOf(collection, shapes);
  const record = item?.record ?? rows.row;
  const own = attributesIn(record, shapes);
  const membersOf = (schema: Schema) => {
    const inner = attributesIn(schema, shapes);
    return inner ? fieldsWith(schema, inner, shapes) : fields.membersOf(schema);
  };
  const recordName = fields.nameOf(record);
  const isOwnRow = item !== undefined && (fields.nameOf(rows.row) ?? rows.row) !== (recordName ?? record);
  const id = idField(collection, rowFields);
  const total = totalOf(list, rows, normaliser);
  const { sorting, sorts } = orderOf(
    query,
    normaliser,
    rowFields.filter(isPlainValue).map((field) => field.name),
  );
  const paging = pagingOf(query, rows, normaliser);
  const choosing = choosingOf(query, paging, collection, rowFields);
  const owners = parentsOf(list)
    .flatMap((parameter) => fieldOf(parameter, shapes))
    .map((field) => ownerOf(field, collection.path, targets));
  const create = bodyOf(collection, collection.create, shapes);
  const update = bodyOf(collection, collection.update, shapes);
  return {
    name,
    schema: recordName ?? '',
    path: collection.path,
    title: titleOf(rowFields, id),
    icon: 'table',
    group: list.tags[0] ?? '',
    roles: list.roles ?? [],
    operations: operationsOf(collection),
    columns: columnsOf(rowFields, id, titleOf(rowFields, id)),
    fields: membersOf(record),
    ...(isOwnRow ? { listFields: membersOf(rows.row) } : {}),
    ...(create ? { create: create.members } : {}),
    ...(update ? { update: update.members } : {}),
    filters: [
      ...query.filters
        .filter((parameter) => !isSwitch(parameter, rowFields, shapes))
        .flatMap((parameter) => filterOf(parameter, shapes)),
      ...choosing.filters.filter(({ name }) => !query.filters.some((parameter) => parameter.name === name)),
    ],
    ...(owners.length > 0 ? { owners } : {}),
    sorts: choosing.local.length > 0 && !sorting ? choosing.local : sorts,
    defaultSort: { field: sorts[0] ?? id, order: 'ASC' },
    search: query.roles.has('search') || choosing.local.length > 0,
    actions,
    wire: wireOf(collection, { id, query, paging, choosing, sorting, total, create, update, flat: own ?? flat }),
  };
}

const operationsOf = ({ list, get, create, update, delete: remove }: Collection): Resource['operations'] => ({
  list: list.id,
  ...(get ? { get: get.id } : {}),
  ...(create ? { create: create.id } : {}),
  ...(update ? { update: update.id } : {}),
  ...(remove ? { delete: remove.id } : {}),
});

interface WireParts {
  id: string;
  query: ListQuery;
  paging: Paging;
  choosing: Choosing;
  sorting: Sorting | undefined;
  total: Total | undefined;
  create: RequestBody | undefined;
  update: RequestBody | undefined;
  flat: ReturnType<typeof attributesIn>;
}

/** How a client addresses the collection, pages through it, and wraps and unwraps its records. */
function wireOf(collection: Collection, parts: WireParts): NonNullable<Resource['wire']> {
  const { list, rows, item, path, itemPath } = collection;
  const { id, query, paging, choosing, sorting, total, create, update, flat } = parts;
  return {
    id,
    ...(itemPath === undefined ? {} : { itemPath }),
    parents: parametersOf(path),
    rows: [...rows.steps],
    ...(collection.create && collection.create.path !== path ? { createPath: collection.create.path } : {}),
    ...(item ? { item: [...item.steps] } : {}),
    ...(create && create.steps.length > 0 ? { createBody: [...create.steps] } : {}),
    ...(update && update.steps.length > 0 ? { updateBody: [...update.steps] } : {}),
    ...(collection.update ? { updateMethod: methodOf(collection.update) } : {}),
    ...(list.method === 'post' ? { listMethod: 'post' as const } : {}),
    ...(collection.single ? { single: true as const } : {}),
    ...(flat ? { flat: flatOf(flat) } : {}),
    paging,
    ...(choosing.local.length > 0 ? { local: choosing.local } : {}),
    ...(choosing.json ? { json: choosing.json } : {}),
    ...(total ? { total } : {}),
    ...(sorting ? { sorting } : {}),
    ...(query.roles.get('search') ? { search: query.roles.get('search')?.name ?? '' } : {}),
  };
}

interface Choosing {
  local: readonly string[];
  json?: { parameter: string; fields: readonly string[]; encoded?: true };
  filters: readonly Filter[];
}

/** Which fields of a row are chosen by beside the list's own parameters: where the list comes whole, or by one JSON text. */
function choosingOf(
  query: ListQuery,
  paging: Paging,
  { single, list }: Collection,
  fields: readonly FieldModel[],
): Choosing {
  const chosen = fields.filter(
    (field) => isPlainValue(field) && !field.writeOnly && operatorsOf(field.type).length > 0,
  );
  const names = chosen.map(({ name }) => name);
  const filters = chosen.map(({ name, type }): Filter => ({ name, type, operators: operatorsOf(type) }));
  if (query.json) {
    const encoded = query.json.words.content === undefined ? {} : { encoded: true as const };
    return { local: [], json: { parameter: query.json.name, fields: names, ...encoded }, filters };
  }
  const isWhole = paging.by === 'none' && paging.size === undefined && list.method === 'get' && !single;
  return isWhole ? { local: names, filters } : { local: [], filters: [] };
}

/** What a request takes, and where in its body the record stands. */
interface RequestBody {
  members: Members;
  steps: Steps;
}

function bodyOf({ named }: Collection, operation: Operation | undefined, shapes: Shapes): RequestBody | undefined {
  const schema = oneRecord(mainSchema(operation?.body?.media), shapes);
  const record = schema && recordIn(schema, namesOf(named), shapes);
  if (!record) return undefined;
  const inner = attributesIn(record.record, shapes);
  const members = inner ? shapes.fields.fieldsOf(inner.schema) : shapes.fields.membersOf(record.record);
  return { members, steps: record.steps };
}

/** The schema of one record in a body that takes many as well: `oneOf: [{ type: array }, Booking]`. */
function oneRecord(schema: Schema | undefined, { fields, normaliser }: Shapes): Schema | undefined {
  if (!schema) return undefined;
  const whole = normaliser.resolve(schema);
  if (fields.isForm(schema)) return schema;
  if (whole.union) return whole.union.find((branch) => fields.isForm(branch));
  return undefined;
}

function methodOf({ method }: Operation): 'put' | 'patch' | 'post' {
  return method === 'patch' || method === 'post' ? method : 'put';
}

function flatOf(flat: ReturnType<typeof attributesIn>): { at: string; type?: string } {
  return { at: flat?.at ?? '', ...(flat?.type !== undefined && { type: flat.type }) };
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

/** The parameters of a list's own path: whose records they are. */
const parentsOf = ({ parameters }: Operation): Parameter[] => parameters.filter(({ in: place }) => place === 'path');

/** The field of whose records a list holds, as a choice among those records where they are a resource that can be listed. */
function ownerOf(field: FieldModel, path: string, targets: readonly Target[]): FieldModel {
  const place = pathTo(path, field.name);
  const owner = targets.find((target) => target.hasGet && !target.isOwned && isSamePath(target.itemPath ?? '', place));
  if (!owner) return field;
  const { name: resource, title } = owner;
  return { ...field, type: 'reference', label: `resource_one.${resource}`, ref: { resource, label: title } };
}

/** The field that takes the value of a parameter. */
function fieldOf({ name, schema, pointer }: Parameter, { fields }: Shapes): FieldModel[] {
  const holder: Schema = { ...anything(pointer), types: ['object'], properties: new Map([[name, schema]]) };
  return fields.fieldsOf(holder).slice(0, 1);
}

/** Whether a parameter turns something on instead of choosing rows: true or false, and no property of a row. */
function isSwitch(parameter: Parameter, rows: readonly FieldModel[], shapes: Shapes): boolean {
  const [field] = fieldOf(parameter, shapes);
  const isFlag = field?.type === 'checkbox' || field?.type === 'switch';
  return isFlag && !rows.some(({ name }) => plain(name) === plain(parameter.name));
}

/** A parameter as a filter, with the field that takes its value. */
function filterOf(parameter: Parameter, shapes: Shapes): Filter[] {
  const { name } = parameter;
  const [field] = fieldOf(parameter, shapes);
  if (!field || operatorsOf(field.type).length === 0) return [];
  const isList = field.type === 'multi-select' || field.type === 'chips';
  return [{ name, type: field.type, operators: [isList ? 'in' : 'eq'], field }];
}
