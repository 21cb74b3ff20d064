// Infers the resources of a description that declares none from its paths and responses.
import { toCamelCase, findFreeName, truncateName } from '../../names.ts';
import type { FieldModel } from '../field-model.ts';
import { getOperators } from '../field-type.ts';
import type { Operation } from '../operations.ts';
import type { Parameter } from '../operation-parts.ts';
import type { Filter, Resource, ResourceContext, Action } from '../resource.ts';
import { getMainSchema } from '../media.ts';
import type { Schema } from '../schema.ts';
import { findAttributes, findRecord } from './answers.ts';
import type { Shapes } from './answers.ts';
import { findCollections, listEnvelopeNames } from './collections.ts';
import type { Collection } from './collections.ts';
import { inferActions, groupActionsByBase } from './inferred-actions.ts';
import { findRelationsBySchema, findRelationsByName } from './relations.ts';
import type { Target } from './relations.ts';
import { readListOrder } from './sorting.ts';
import { buildFilter, isSwitch, readParameterField } from './parameter-fields.ts';
import { readPaging, readListQuery, readTotal } from './paging.ts';
import type { ListQuery } from './paging.ts';
import type { Paging } from '../../definitions.ts';
import { isSamePath, listParameters, cutPathAfter, singularise, listWords } from './paths.ts';
import { chooseColumns, isPlainValue, chooseTitle } from './columns.ts';
import { buildWire, type RequestBody, type RowFilters } from './wire.ts';
import { ID_WORDS, normaliseWord } from './words.ts';

/** Infers resources with their columns, filters, relations and actions. */
export function inferResources(context: ResourceContext): Resource[] {
  const shapes: Shapes = { normaliser: context.normaliser, fields: context.fields };
  const collections = findCollections(context);
  const crud = new Set(collections.flatMap((collection) => listCrudIds(collection)));
  const operationsByBase = groupActionsByBase(context.operations, crud);
  const names = new Set<string>();
  const namedCollections = collections.map((collection) => ({
    collection,
    name: chooseName(collection.recordsPath, names),
  }));
  const targets = namedCollections.map(({ collection, name }) => buildTarget(name, collection, shapes));
  // without resources there are no screens, and fields are read as described
  if (targets.length > 0) context.fields.setRelations(findRelationsByName(targets), findRelationsBySchema(targets));
  return namedCollections.map(({ collection, name }) =>
    buildResource(name, collection, { actions: inferActions(collection, operationsByBase, context), targets }, shapes),
  );
}

/** Builds the target of relations to a collection. */
function buildTarget(name: string, collection: Collection, shapes: Shapes): Target {
  const { fields } = getRowFields(collection, shapes);
  const id = findIdField(collection, fields);
  return {
    name,
    id,
    title: chooseTitle(fields, id),
    ...(collection.itemPath === undefined ? {} : { itemPath: collection.itemPath }),
    hasGet: collection.get !== undefined && !collection.single,
    isOwned: listParameters(collection.path).length > 0,
    schemas: listSchemas(collection, shapes),
  };
}

/** Returns the fields of a row; for JSON:API its id and attributes. */
function getRowFields(
  { rows }: Collection,
  shapes: Shapes,
): { fields: FieldModel[]; flat?: ReturnType<typeof findAttributes> } {
  const flat = findAttributes(rows.row, shapes);
  return { fields: mergeAttributeFields(rows.row, flat, shapes), flat };
}

function mergeAttributeFields(
  record: Schema,
  flat: ReturnType<typeof findAttributes>,
  { fields }: Shapes,
): FieldModel[] {
  const recordFields = fields.getFields(record);
  if (!flat) return recordFields;
  const attributeFields = fields.getFields(flat.schema);
  const idFields = recordFields.filter(
    ({ name }) => name === 'id' && !attributeFields.some((field) => field.name === name),
  );
  return [...idFields.map((field) => ({ ...field, readOnly: true })), ...attributeFields];
}

/** Lists the ids of a collection's CRUD operations. */
const listCrudIds = ({ list, get, create, update, delete: remove }: Collection): string[] =>
  [list, get, create, update, remove].flatMap((operation) => operation?.id ?? []);

/** Lists the names of the schemas of a collection's records. */
function listSchemas(collection: Collection | undefined, { fields }: Shapes): string[] {
  const schemas = [collection?.rows.row, collection?.item?.record].filter((schema) => schema !== undefined);
  return schemas.map((schema) => fields.getSchemaName(schema) ?? schema.pointer);
}

/** Chooses the last word of the path; when taken, with preceding words, then with a number. Call for shortest paths first. */
function chooseName(path: string, usedNames: Set<string>): string {
  const words = listWords(path).map((word) => truncateName(word.replace(/[^\p{L}\p{N}_-]+/gu, '-')));
  const candidates = words.map((_word, place) => words.slice(-1 - place).join('-')).filter((name) => name !== '');
  const name =
    candidates.find((candidate) => !usedNames.has(toCamelCase(candidate).toLowerCase())) ??
    findFreeName(candidates.at(-1) ?? 'records', (candidate) => usedNames.has(toCamelCase(candidate).toLowerCase()));
  usedNames.add(toCamelCase(name).toLowerCase());
  return name;
}

function buildResource(
  name: string,
  collection: Collection,
  { actions, targets }: { actions: readonly Action[]; targets: readonly Target[] },
  shapes: Shapes,
): Resource {
  const { fields, normaliser } = shapes;
  const { list, rows, item } = collection;
  const query = readListQuery(list);
  const { fields: rowFields, flat } = getRowFields(collection, shapes);
  const record = item?.record ?? rows.row;
  const recordAttributes = findAttributes(record, shapes);
  const readMembers = (schema: Schema) => {
    const attributes = findAttributes(schema, shapes);
    return attributes ? mergeAttributeFields(schema, attributes, shapes) : fields.getMembers(schema);
  };
  const recordName = fields.getSchemaName(record);
  const isOwnRow = item !== undefined && (fields.getSchemaName(rows.row) ?? rows.row) !== (recordName ?? record);
  const id = findIdField(collection, rowFields);
  const total = readTotal(list, rows, normaliser);
  const { sorting, sorts } = readListOrder(
    query,
    normaliser,
    rowFields.filter(isPlainValue).map((field) => field.name),
  );
  const paging = readPaging(query, rows, normaliser);
  const rowFilters = readRowFilters(query, paging, collection, rowFields);
  const owners = listParents(list)
    .flatMap((parameter) => readParameterField(parameter, shapes))
    .map((field) => resolveOwner(field, collection.path, targets));
  const create = readRequestBody(collection, collection.create, shapes);
  const update = readRequestBody(collection, collection.update, shapes);
  return {
    name,
    schema: recordName ?? '',
    path: collection.path,
    title: chooseTitle(rowFields, id),
    icon: 'table',
    group: list.tags[0] ?? '',
    roles: list.roles ?? [],
    operations: listOperations(collection),
    columns: chooseColumns(rowFields, id, chooseTitle(rowFields, id)),
    fields: readMembers(record),
    ...(isOwnRow ? { listFields: readMembers(rows.row) } : {}),
    ...(create ? { create: create.members } : {}),
    ...(update ? { update: update.members } : {}),
    filters: [
      ...query.filters
        .filter((parameter) => !isSwitch(parameter, rowFields, shapes))
        .flatMap((parameter) => buildFilter(parameter, shapes)),
      ...rowFilters.filters.filter(({ name }) => !query.filters.some((parameter) => parameter.name === name)),
    ],
    ...(owners.length > 0 ? { owners } : {}),
    sorts: rowFilters.local.length > 0 && !sorting ? rowFilters.local : sorts,
    defaultSort: { field: sorts[0] ?? id, order: 'ASC' },
    search: query.roles.has('search') || rowFilters.local.length > 0,
    actions,
    wire: buildWire(collection, {
      id,
      query,
      paging,
      rowFilters,
      sorting,
      total,
      create,
      update,
      flat: recordAttributes ?? flat,
    }),
  };
}

const listOperations = ({ list, get, create, update, delete: remove }: Collection): Resource['operations'] => ({
  list: list.id,
  ...(get ? { get: get.id } : {}),
  ...(create ? { create: create.id } : {}),
  ...(update ? { update: update.id } : {}),
  ...(remove ? { delete: remove.id } : {}),
});

/** Reads filters by fields of a row besides the list's parameters: for unpaged lists, and for lists with a JSON filter. */
function readRowFilters(
  query: ListQuery,
  paging: Paging,
  { single, list }: Collection,
  fields: readonly FieldModel[],
): RowFilters {
  const filterFields = fields.filter(
    (field) => isPlainValue(field) && !field.writeOnly && getOperators(field.type).length > 0,
  );
  const names = filterFields.map(({ name }) => name);
  const filters = filterFields.map(({ name, type }): Filter => ({ name, type, operators: getOperators(type) }));
  if (query.json) {
    const encoded = query.json.words.content === undefined ? {} : { encoded: true as const };
    return { local: [], json: { parameter: query.json.name, fields: names, ...encoded }, filters };
  }
  const isWhole = paging.by === 'none' && paging.size === undefined && list.method === 'get' && !single;
  return isWhole ? { local: names, filters } : { local: [], filters: [] };
}

function readRequestBody(
  { recordsPath }: Collection,
  operation: Operation | undefined,
  shapes: Shapes,
): RequestBody | undefined {
  const schema = findRecordSchema(getMainSchema(operation?.body?.media), shapes);
  const record = schema && findRecord(schema, listEnvelopeNames(recordsPath), shapes);
  if (!record) return undefined;
  const attributes = findAttributes(record.record, shapes);
  const members = attributes ? shapes.fields.getFields(attributes.schema) : shapes.fields.getMembers(record.record);
  return { members, steps: record.steps };
}

/** Returns the schema of one record in a body that also accepts a list: `oneOf: [{ type: array }, Booking]`. */
function findRecordSchema(schema: Schema | undefined, { fields, normaliser }: Shapes): Schema | undefined {
  if (!schema) return undefined;
  const resolved = normaliser.resolve(schema);
  if (fields.isForm(schema)) return schema;
  if (resolved.union) return resolved.union.find((branch) => fields.isForm(branch));
  return undefined;
}

/** Finds the id property: named like the path's parameter, else a common id name. */
function findIdField({ recordsPath, parameter = 'id' }: Collection, fields: readonly FieldModel[]): string {
  const recordWord = normaliseWord(singularise(listWords(recordsPath).at(-1) ?? ''));
  const parameterWord = normaliseWord(parameter);
  const idPart =
    parameterWord.startsWith(recordWord) && parameterWord !== 'username'
      ? [parameterWord.slice(recordWord.length)]
      : [];
  const names = [parameterWord, ...(parameterWord === 'username' ? ['login'] : []), ...idPart, ...ID_WORDS];
  const idField = names
    .map((word) => fields.find(({ name }) => normaliseWord(name) === word))
    .find((field) => field !== undefined);
  return (idField ?? fields.find(isPlainValue) ?? fields[0])?.name ?? 'id';
}

/** Lists the parameters of a list's path, which identify the owner of its records. */
const listParents = ({ parameters }: Operation): Parameter[] => parameters.filter(({ in: place }) => place === 'path');

/** Turns an owner's field into a reference when the owner is a resource that can be listed. */
function resolveOwner(field: FieldModel, path: string, targets: readonly Target[]): FieldModel {
  const place = cutPathAfter(path, field.name);
  const owner = targets.find((target) => target.hasGet && !target.isOwned && isSamePath(target.itemPath ?? '', place));
  if (!owner) return field;
  const { name: resource, title } = owner;
  return { ...field, type: 'reference', label: `resource_one.${resource}`, ref: { resource, label: title } };
}
