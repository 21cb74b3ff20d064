import { isObject, listAt, objectAt, ownAt, textAt, textsAt } from '../model/json.ts';
import type { JsonObject } from '../model/json.ts';
import { child, partsOf, pointerTo } from '../model/pointer.ts';
import { mergePatch } from './merge-patch.ts';
import { nounsOf } from './nouns.ts';
import type { Nouns } from './nouns.ts';
import { readCrud } from './read-crud.ts';
import type { CrudEntry, CrudOperation, Report } from './read-crud.ts';
import { fillTemplate, readTemplates } from './templates.ts';
import type { Template } from './templates.ts';

/** Where an expanded operation comes from: the entry of `crud` and the template, by their pointers. */
export interface Origin {
  entry: CrudEntry;
  template: Template;
}

interface Context {
  templates: ReadonlyMap<CrudOperation, Template>;
  paths: JsonObject;
  /** Reference to a schema by its name; undefined where there is none. */
  schemaRef: (name: string) => string | undefined;
  report: Report;
}

/**
 * Writes the operations that resources list in `x-resource.crud` into `paths`, each from its template in `x-crud`, and
 * takes out the words that only this reads. Changes `root` in place.
 * @returns where each operation comes from, by its pointer
 */
export function expandCrud(
  root: JsonObject,
  schemaRef: (name: string) => string | undefined,
  report: Report,
): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  const context: Context = { templates: readTemplates(root['x-crud']), paths: objectAt(root.paths), schemaRef, report };
  delete root['x-crud'];
  listAt(root.tags).forEach((tag, index) => {
    const { 'x-resource': resource, name } = objectAt(tag);
    if (!isObject(resource) || resource.crud === undefined) return;
    for (const entry of readCrud(resource.crud, pointerTo('tags', index, 'x-resource', 'crud'), report)) {
      const template = context.templates.get(entry.operation);
      const pointer = addOperation(entry, resource, textAt(name) ?? '', context);
      if (pointer !== undefined && template) origins.set(pointer, { entry, template });
    }
    for (const word of ['crud', 'noun', 'nouns', 'entity']) delete resource[word];
  });
  if (origins.size > 0) root.paths = context.paths;
  return origins;
}

/** Where a pointer into an expanded operation leads in the description as it is written; others lead where they say. */
export function originOf(pointer: string, origins: ReadonlyMap<string, Origin>): string {
  const parts = partsOf(pointer);
  const origin = origins.get(pointerTo(...parts.slice(0, 3)));
  if (!origin) return pointer;
  const rest = parts.slice(3);
  const [first = ''] = rest;
  return child(first in origin.entry.words ? origin.entry.pointer : origin.template.pointer, ...rest);
}

function addOperation(entry: CrudEntry, resource: JsonObject, tag: string, context: Context): string | undefined {
  const { templates, paths, report } = context;
  const template = templates.get(entry.operation);
  if (!template) {
    report('missing-template', entry.pointer, `x-crud does not describe ${entry.operation}.`);
    return undefined;
  }
  const path = `${textAt(resource.path) ?? `/admin/${textAt(resource.name) ?? ''}`}${template.path}`;
  const item = objectAt(ownAt(paths, path));
  if (item[template.method] !== undefined) {
    report('duplicate-operation', entry.pointer, `${template.method} ${path} is also written out.`);
    return undefined;
  }
  const operation = operationOf(entry, resource, template, context);
  if (!operation) return undefined;
  paths[path] = { ...item, [template.method]: { tags: [tag], ...operation } };
  return pointerTo('paths', path, template.method);
}

function operationOf(
  { words, pointer }: CrudEntry,
  resource: JsonObject,
  { operation }: Template,
  { schemaRef, report }: Context,
): JsonObject | undefined {
  const { roles = resource.roles, body = resource.schema, description, ...patch } = words;
  const record = schemaRef(textAt(resource.schema) ?? '');
  if (record === undefined) return undefined; // reported of the resource, which names it
  const bodyRef = schemaRef(textAt(body) ?? '');
  if (bodyRef === undefined) {
    report('unknown-schema', child(pointer, 'body'), `There is no schema ${String(body)}.`);
    return undefined;
  }
  const text = textAt(description) ?? '';
  const hasPlace = textAt(operation.description)?.includes('{description}') ?? false;
  const filled = fillTemplate(operation, { ...namesOf(resource), description: text, record, body: bodyRef });
  return {
    ...filled,
    ...(text !== '' && !hasPlace && { description: text }),
    ...(textsAt(roles).length > 0 && { 'x-roles': textsAt(roles) }),
    ...objectAt(mergePatch(filled, patch)),
  };
}

function namesOf({ name, noun, nouns, entity }: JsonObject): Nouns {
  const given = Object.entries({ noun, nouns, entity }).filter(([, value]) => typeof value === 'string');
  return nounsOf(textAt(name) ?? '', Object.fromEntries(given));
}
