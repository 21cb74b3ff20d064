import { isObject, asList, asObject } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { buildPointer } from '../model/pointer.ts';
import type { Nouns } from './nouns.ts';
import { pluralise, addArticle } from './nouns.ts';
import type { CrudOperation } from './read-crud.ts';

/** An operation of `x-crud`, written once for all resources. */
export interface Template {
  /** Suffix of the resource's path: '' or `/{id}`. */
  path: string;
  method: string;
  operation: JsonObject;
  /** Place in the description. */
  pointer: string;
}

const COLLECTION: Readonly<Record<string, CrudOperation>> = { get: 'list', post: 'create' };
const RECORD: Readonly<Record<string, CrudOperation>> = {
  get: 'get',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

/** Reads `x-crud`: path items below the path of a resource, `/` for its list and one with a parameter for a record. */
export function readTemplates(words: Json | undefined): Map<CrudOperation, Template> {
  const templates = new Map<CrudOperation, Template>();
  for (const [path, item] of Object.entries(asObject(words))) {
    const names = path === '/' ? COLLECTION : RECORD;
    for (const [method, operation] of Object.entries(asObject(item))) {
      const name = Object.hasOwn(names, method) ? names[method] : undefined;
      if (name === undefined || !isObject(operation)) continue;
      const pointer = buildPointer('x-crud', path, method);
      templates.set(name, { path: path === '/' ? '' : path, method, operation, pointer });
    }
  }
  return templates;
}

/** Values of a resource for placeholders in braces, `x-crud: record` and `x-crud: body`. */
export interface Values extends Nouns {
  description: string;
  /** References to the schema of a record and to that of the body of a request. */
  record: string;
  body: string;
}

/** Fills a template for one resource; omits empty texts. */
export function fillTemplate(operation: JsonObject, values: Values): JsonObject {
  return asObject(fill(operation, values));
}

function fill(node: Json | undefined, values: Values): Json | undefined {
  if (typeof node === 'string') return fillText(node, values);
  if (Array.isArray(node)) return asList(node).map((entry) => fill(entry, values) ?? '');
  if (!isObject(node)) return node;
  const schema = node['x-crud'];
  if (schema === 'record' || schema === 'body') return { $ref: values[schema] };
  const entries = Object.entries(node).map(([key, value]) => [key, fill(value, values)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function fillText(text: string, { noun, nouns, entity, description }: Values): string {
  const words: Readonly<Record<string, string>> = {
    noun,
    nouns,
    'a noun': addArticle(noun),
    Entity: entity,
    Entities: pluralise(entity),
    description,
  };
  if (!text.includes('{')) return text;
  return text.replace(/\{([\w ]+)\}/g, (placeholder, word: string) => words[word] ?? placeholder).trim();
}
