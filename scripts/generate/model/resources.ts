import type { Diagnostics } from '../diagnostics.ts';
import { readActions } from './actions.ts';
import { findCrud } from './crud.ts';
import type { FieldModel } from './field-model.ts';
import { getOperators } from './field-type.ts';
import { isObject, asList, asObject, asText, asTexts } from './json.ts';
import type { JsonObject } from './json.ts';
import { readListViews } from './list-views.ts';
import { getMainSchema } from './media.ts';
import type { Normaliser } from './normalise.ts';
import type { Operation } from './operations.ts';
import { joinPointer, buildPointer } from './pointer.ts';
import { checkRelated, readRelated } from './related-lists.ts';
import type { Schema } from './schema.ts';
import { inferResources } from './shapes/inferred-resources.ts';
import type { Filter, Resource, ResourceContext } from './resource.ts';
import { getBodyMembers } from './body-members.ts';

const WORDS = new Set(
  'name single within schema path title icon group menu columns filters sorts sort search files views related roles'.split(
    ' ',
  ),
);

/** Reads the resources that tags declare by `x-resource`; infers them when none is declared. */
export function readResources(context: ResourceContext): Resource[] {
  const declares = asList(context.document.tags).some((tag) => isObject(asObject(tag)['x-resource']));
  return declares ? readDeclared(context) : inferResources(context);
}

/** Reads declared resources in the order of the tags. */
function readDeclared(context: ResourceContext): Resource[] {
  const { document, diagnostics } = context;
  const resources = new Map<string, Resource>();
  asList(document.tags).forEach((tag, index) => {
    const words = asObject(tag)['x-resource'];
    if (!isObject(words)) return;
    const pointer = buildPointer('tags', index, 'x-resource');
    for (const word of Object.keys(words)) {
      if (!WORDS.has(word))
        diagnostics.error('unknown-word', joinPointer(pointer, word), `x-resource has no word ${word}.`);
    }
    const resource = readResource(words, pointer, context);
    if (!resource) return;
    if (resources.has(resource.name))
      diagnostics.error('duplicate-resource', pointer, `There is another resource ${resource.name}.`);
    resources.set(resource.name, resource);
  });
  checkResourceNames(context, resources);
  return [...resources.values()];
}

function readResource(words: JsonObject, pointer: string, context: ResourceContext): Resource | undefined {
  const { normaliser, fields, diagnostics } = context;
  const name = asText(words.name) ?? '';
  const schema = asText(words.schema) ?? '';
  if (!normaliser.references.sources.has(schema)) {
    diagnostics.error('unknown-schema', joinPointer(pointer, 'schema'), `There is no schema ${schema}.`);
    return undefined;
  }
  if (!fields.isForm(normaliser.getNamed(schema))) {
    diagnostics.error('no-fields', joinPointer(pointer, 'schema'), `${schema} has no properties.`);
    return undefined;
  }
  const path = asText(words.path) ?? `/admin/${name}`;
  const crud = findCrud(path, context.operations);
  if (!crud.list) {
    diagnostics.error('missing-list', pointer, `There is no GET ${path}.`);
    return undefined;
  }
  const record = fields.getNamedFields(schema);
  const rowSchema = getRowSchema(crud.list, normaliser);
  const rowName = rowSchema && fields.getSchemaName(rowSchema);
  const isOwnRow = rowSchema !== undefined && rowName !== schema && fields.isForm(rowSchema);
  const row = isOwnRow ? fields.getFields(rowSchema) : record;
  const knownNames = new Set(row.map((field) => field.name));
  const filterKnown = (word: string, names: readonly string[]): string[] =>
    names.filter((property, index) => {
      if (knownNames.has(property)) return true;
      diagnostics.error(
        'unknown-property',
        joinPointer(pointer, word, index),
        `${rowName ?? schema} has no property ${property}.`,
      );
      return false;
    });
  const sortable = row.filter((field) => field.sortable).map((field) => field.name);
  const create = crud.create && getBodyMembers(crud.create, fields);
  const update = crud.update && getBodyMembers(crud.update, fields);
  const filters = readFilters(filterKnown('filters', asTexts(words.filters)), row, pointer, diagnostics);
  const sorts = [...new Set([...filterKnown('sorts', asTexts(words.sorts)), ...sortable])];
  const defaultSort = readSort(words.sort, filterKnown);
  const views = readListViews(words.views, { filters, sorts, defaultSort }, pointer, diagnostics);
  const related = readRelated(words.related);
  const single = asText(words.single);
  const within = asText(words.within);
  const isMenuKnown = words.menu === undefined || words.menu === 'settings';
  if (!isMenuKnown) diagnostics.error('unknown-value', joinPointer(pointer, 'menu'), 'menu is `settings` or left out.');
  return {
    name,
    ...(single === undefined ? {} : { single }),
    ...(within === undefined ? {} : { within }),
    schema,
    path,
    title: filterKnown('title', [asText(words.title) ?? 'id'])[0] ?? 'id',
    icon: asText(words.icon) ?? '',
    group: asText(words.group) ?? '',
    ...(words.menu === 'settings' ? { menu: words.menu } : {}),
    roles: asTexts(words.roles).length > 0 ? asTexts(words.roles) : (crud.list.roles ?? []),
    operations: {
      list: crud.list.id,
      ...(crud.get ? { get: crud.get.id } : {}),
      ...(crud.create ? { create: crud.create.id } : {}),
      ...(crud.update ? { update: crud.update.id } : {}),
      ...(crud.delete ? { delete: crud.delete.id } : {}),
    },
    columns: filterKnown('columns', asTexts(words.columns)),
    fields: { fieldsOf: schema },
    ...(isOwnRow ? { listFields: fields.getMembers(rowSchema) } : {}),
    ...(create ? { create } : {}),
    ...(update ? { update } : {}),
    filters,
    sorts,
    defaultSort,
    search: words.search === true,
    ...(words.files === true ? { files: true } : {}),
    ...(views.length > 0 ? { views } : {}),
    ...(related.length > 0 ? { related } : {}),
    actions: readActions(name, record, context),
  };
}

/** Returns the schema of a row: the entries of the list's response. */
function getRowSchema(list: Operation, normaliser: Normaliser): Schema | undefined {
  const schema = getMainSchema(list.answers.get('200')?.media);
  return schema && normaliser.resolve(schema).items;
}

function readFilters(
  names: readonly string[],
  row: readonly FieldModel[],
  pointer: string,
  diagnostics: Diagnostics,
): Filter[] {
  return names.flatMap((name) => {
    const type = row.find((field) => field.name === name)?.type ?? 'json';
    const operators = getOperators(type);
    if (operators.length > 0) return [{ name, type, operators }];
    diagnostics.error('not-filterable', joinPointer(pointer, 'filters'), `${name} is of type ${type}.`);
    return [];
  });
}

function readSort(
  sort: JsonObject[string],
  filterKnown: (word: string, names: readonly string[]) => string[],
): Resource['defaultSort'] {
  const words = asObject(sort);
  const [field = 'id'] = filterKnown('sort', [asText(words.field) ?? 'id']);
  return { field, order: words.order === 'ASC' ? 'ASC' : 'DESC' };
}

function checkResourceNames(
  { document, operations, diagnostics, fields, normaliser }: ResourceContext,
  resources: ReadonlyMap<string, Resource>,
): void {
  const listColumns = (name: string): ReadonlySet<string> => {
    const { schema = '' } = resources.get(name) ?? {};
    return new Set(
      normaliser.references.sources.has(schema) ? fields.getNamedFields(schema).map((field) => field.name) : [],
    );
  };
  asList(document.tags).forEach((tag, index) => {
    const { within, related } = asObject(asObject(tag)['x-resource']);
    checkRelated(related, resources, listColumns, buildPointer('tags', index, 'x-resource'), diagnostics);
    if (typeof within === 'string' && !resources.has(within))
      diagnostics.error(
        'unknown-resource',
        buildPointer('tags', index, 'x-resource', 'within'),
        `There is no resource ${within}.`,
      );
  });
  for (const { words, pointer } of operations) {
    const action = asObject(words['x-action']);
    if (Object.keys(action).length === 0) continue;
    const resource = asText(action.resource) ?? '';
    if (!resources.has(resource))
      diagnostics.error(
        'unknown-resource',
        joinPointer(pointer, 'x-action', 'resource'),
        `There is no resource ${resource}.`,
      );
  }
}
