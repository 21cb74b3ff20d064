import { isObject, asList, asObject, getOwn, asText, asTexts } from '../model/json.ts';
import type { JsonObject } from '../model/json.ts';
import { joinPointer, parsePointer, buildPointer } from '../model/pointer.ts';
import { mergePatch } from './merge-patch.ts';
import { deriveNouns } from './nouns.ts';
import type { Nouns } from './nouns.ts';
import { readCrud } from './read-crud.ts';
import type { CrudEntry, CrudOperation, Report } from './read-crud.ts';
import { fillTemplate, readTemplates } from './templates.ts';
import type { Template } from './templates.ts';

/** Origin of an expanded operation: the entry of `crud` and the template. */
export interface Origin {
  entry: CrudEntry;
  template: Template;
}

interface Context {
  templates: ReadonlyMap<CrudOperation, Template>;
  paths: JsonObject;
  /** Returns the reference to a schema by its name; undefined when there is none. */
  findSchemaRef: (name: string) => string | undefined;
  report: Report;
}

/**
 * Adds the operations of `x-resource.crud` to `paths`, each from its template in `x-crud`, and deletes `x-crud` and the words
 * of `crud`. Changes `root` in place.
 * @returns origins of the operations by pointer
 */
export function expandCrud(
  root: JsonObject,
  findSchemaRef: (name: string) => string | undefined,
  report: Report,
): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  const context: Context = {
    templates: readTemplates(root['x-crud']),
    paths: asObject(root.paths),
    findSchemaRef,
    report,
  };
  delete root['x-crud'];
  asList(root.tags).forEach((tag, index) => {
    const { 'x-resource': resource, name } = asObject(tag);
    if (!isObject(resource) || resource.crud === undefined) return;
    for (const entry of readCrud(resource.crud, buildPointer('tags', index, 'x-resource', 'crud'), report)) {
      const template = context.templates.get(entry.operation);
      const pointer = addOperation(entry, resource, asText(name) ?? '', context);
      if (pointer !== undefined && template) origins.set(pointer, { entry, template });
    }
    for (const word of ['crud', 'noun', 'nouns', 'entity']) delete resource[word];
  });
  if (origins.size > 0) root.paths = context.paths;
  return origins;
}

/** Translates a pointer into an expanded operation to the description as written; returns other pointers unchanged. */
export function findOrigin(pointer: string, origins: ReadonlyMap<string, Origin>): string {
  const parts = parsePointer(pointer);
  const origin = origins.get(buildPointer(...parts.slice(0, 3)));
  if (!origin) return pointer;
  const innerParts = parts.slice(3);
  const [first = ''] = innerParts;
  return joinPointer(first in origin.entry.words ? origin.entry.pointer : origin.template.pointer, ...innerParts);
}

function addOperation(entry: CrudEntry, resource: JsonObject, tag: string, context: Context): string | undefined {
  const { templates, paths, report } = context;
  const template = templates.get(entry.operation);
  if (!template) {
    report('missing-template', entry.pointer, `x-crud does not describe ${entry.operation}.`);
    return undefined;
  }
  const path = `${asText(resource.path) ?? `/admin/${asText(resource.name) ?? ''}`}${template.path}`;
  const item = asObject(getOwn(paths, path));
  if (item[template.method] !== undefined) {
    report('duplicate-operation', entry.pointer, `${template.method} ${path} is also written out.`);
    return undefined;
  }
  const operation = buildOperation(entry, resource, template, context);
  if (!operation) return undefined;
  paths[path] = { ...item, [template.method]: { tags: [tag], ...operation } };
  return buildPointer('paths', path, template.method);
}

function buildOperation(
  { words, pointer }: CrudEntry,
  resource: JsonObject,
  { operation }: Template,
  { findSchemaRef, report }: Context,
): JsonObject | undefined {
  const { roles = resource.roles, body = resource.schema, description, ...patch } = words;
  const record = findSchemaRef(asText(resource.schema) ?? '');
  if (record === undefined) return undefined; // reported with the resource
  const bodyRef = findSchemaRef(asText(body) ?? '');
  if (bodyRef === undefined) {
    report('unknown-schema', joinPointer(pointer, 'body'), `There is no schema ${String(body)}.`);
    return undefined;
  }
  const text = asText(description) ?? '';
  const hasPlace = asText(operation.description)?.includes('{description}') ?? false;
  const filled = fillTemplate(operation, { ...readNouns(resource), description: text, record, body: bodyRef });
  return {
    ...filled,
    ...(text !== '' && !hasPlace && { description: text }),
    ...(asTexts(roles).length > 0 && { 'x-roles': asTexts(roles) }),
    ...asObject(mergePatch(filled, patch)),
  };
}

function readNouns({ name, noun, nouns, entity }: JsonObject): Nouns {
  const texts = Object.entries({ noun, nouns, entity }).filter(([, value]) => typeof value === 'string');
  return deriveNouns(asText(name) ?? '', Object.fromEntries(texts));
}
