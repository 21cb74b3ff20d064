import { isScalar } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import type { Answer, Body, Header, Media, Parameter } from '../model/operation-parts.ts';
import { successes } from '../model/media.ts';
import { typesOf } from '../model/keywords.ts';
import { pointerTo } from '../model/pointer.ts';
import { isBare, isBinary, isBytes } from '../model/schema.ts';
import type { Schema } from '../model/schema.ts';
import { inView } from '../model/views.ts';
import type { View } from '../model/views.ts';
import type { Webhook } from '../model/webhooks.ts';

/** Word that carries a TypeScript type as text through openapi-typescript. */
export const TYPE_WORD = 'x-typescript';
const NOT_FOR_TYPES = new Set([
  'readOnly',
  'writeOnly',
  'example',
  'examples',
  'externalDocs',
  'xml',
  '$schema',
  '$id',
]);

/**
 * The model as an OpenAPI document that openapi-typescript writes without fault: no allOf to merge, no default that
 * would make a property required, no binary that would become a string, one component for each view of a schema.
 */
export function typingDocument(model: Model): JsonObject {
  const schemas = new Map<string, JsonObject>();
  for (const [name, schema] of model.schemas) {
    const recursive = model.recursive.has(name);
    schemas.set(name, recursive ? typed(aliasOf(name, 'read', model)) : schemaNode(schema, 'read', model));
    if (!model.split.has(name)) continue;
    const input = recursive ? typed(aliasOf(name, 'write', model)) : schemaNode(schema, 'write', model);
    schemas.set(model.inputName(name), input);
  }
  const paths: { [path: string]: JsonObject } = {};
  for (const operation of model.operations) {
    (paths[operation.path] ??= {})[operation.method] = {
      ...operationNode(operation, model),
      operationId: operation.id,
    };
  }
  const webhooks = mapped(model.webhooks, (requests) =>
    Object.fromEntries(requests.map((request) => [request.method, operationNode(request, model, 'read')])),
  );
  const { parameters, headers, bodies, answers } = model.shared;
  return {
    openapi: '3.1.1',
    info: { title: 'Types', version: '1' },
    paths,
    webhooks,
    components: {
      schemas: Object.fromEntries(schemas),
      parameters: mapped(parameters, (parameter) => parameterNode(parameter, model)),
      headers: mapped(headers, (header) => headerNode(header, model)),
      requestBodies: mapped(bodies, (body) => bodyNode(body, model)),
      responses: mapped(answers, (answer) => answerNode(answer, model)),
    },
  };
}

/** The schemas that need a type alias of their own, by its name. */
export function aliases(model: Model): Map<string, JsonObject> {
  const nodes = new Map<string, JsonObject>();
  for (const name of model.recursive) {
    const schema = model.schemas.get(name);
    if (!schema) continue;
    nodes.set(aliasOf(name, 'read', model), schemaNode(schema, 'read', model));
    if (model.split.has(name)) nodes.set(aliasOf(name, 'write', model), schemaNode(schema, 'write', model));
  }
  return nodes;
}

function aliasOf(name: string, view: View, model: Model): string {
  const word = view === 'write' && model.split.has(name) ? 'RecursiveInput' : 'Recursive';
  return `${word}_${model.identifierOf(name)}`;
}

function mapped<T>(entries: ReadonlyMap<string, T>, node: (entry: T) => Json): JsonObject {
  return Object.fromEntries([...entries].map(([name, entry]) => [name, node(entry)]));
}

function operationNode(operation: Webhook, model: Model, sent: View = 'write'): JsonObject {
  const { words, parameters, body, answers } = operation;
  const refOr = <T extends { component?: string }>(section: string, part: T, node: (part: T) => Json): Json =>
    part.component === undefined ? node(part) : { $ref: pointerTo('components', section, part.component) };
  return {
    ...pick(words, ['summary', 'description', 'deprecated']),
    parameters: parameters.map((entry) => refOr('parameters', entry, (own) => parameterNode(own, model))),
    ...(body
      ? {
          requestBody:
            sent === 'read' ? bodyNode(body, model, sent) : refOr('requestBodies', body, (own) => bodyNode(own, model)),
        }
      : {}),
    responses: mapped(withSuccess(answers), (answer) => refOr('responses', answer, (own) => answerNode(own, model))),
  };
}

/** An answer for everything is that of success as well, which clients look for by its own status. */
function withSuccess(answers: ReadonlyMap<string, Answer>): ReadonlyMap<string, Answer> {
  const success = successes(answers).find(([status]) => status === 'default');
  return success ? new Map([['2XX', success[1]], ...answers]) : answers;
}

function parameterNode({ name, in: place, required, schema, words }: Parameter, model: Model): Json {
  return {
    ...pick(words, ['description', 'deprecated']),
    name,
    in: place,
    required,
    schema: schemaNode(schema, 'write', model),
  };
}

function headerNode({ required, schema, words }: Header, model: Model): Json {
  return { ...pick(words, ['description', 'deprecated']), required, schema: schemaNode(schema, 'read', model) };
}

function bodyNode({ required, media, words }: Body, model: Model, view: View = 'write'): Json {
  return { ...pick(words, ['description']), required, content: mediaNode(media, view, model) };
}

function answerNode({ media, headers, words }: Answer, model: Model): Json {
  return {
    ...pick(words, ['description']),
    headers: mapped(headers, (header) =>
      // one by reference would be taken for required
      header.component === undefined || !header.required
        ? headerNode(header, model)
        : { $ref: pointerTo('components', 'headers', header.component) },
    ),
    content: mediaNode(media, 'read', model),
  };
}

function mediaNode(media: ReadonlyMap<string, Media>, view: View, model: Model): JsonObject {
  const nodes = [...media].map(([type, { schema }]) => {
    // 3.1 says bytes by a media type without a schema
    const binary = schema && !isBare(schema) ? isBinary(model.resolve(schema)) : isBytes(type);
    if (binary)
      return [type, { schema: typed(view === 'read' ? 'ReadableStream<Uint8Array>' : 'File | Blob') }] as const;
    return [type, schema ? { schema: schemaNode(schema, view, model) } : {}] as const;
  });
  return Object.fromEntries(nodes);
}

function typed(type: string, nullable = false): JsonObject {
  return { type: 'string', [TYPE_WORD]: nullable ? `${type} | null` : type };
}

/** A schema in one view, as openapi-typescript reads it. */
export function schemaNode(schema: Schema, view: View, model: Model): JsonObject {
  const words = Object.fromEntries(Object.entries(schema.words).filter(([word]) => !NOT_FOR_TYPES.has(word)));
  const nullable = schema.nullable ? { nullable: true } : {};
  if (schema.ref !== undefined && model.recursive.has(schema.ref)) {
    return { ...words, ...typed(aliasOf(schema.ref, view, model), schema.nullable) };
  }
  if (schema.ref !== undefined) {
    const name = view === 'write' ? model.inputName(schema.ref) : schema.ref;
    const $ref = pointerTo('components', 'schemas', name);
    return schema.nullable ? { ...words, anyOf: [{ $ref }, { type: 'null' }] } : { ...words, $ref };
  }
  if (schema.values) return { ...words, ...valuesNode(schema) };
  if (isBinary(schema)) return { ...words, ...typed('File | Blob', schema.nullable) };
  const node: JsonObject = { ...words, ...nullable, ...typeNode(schema) };
  if (schema.types.includes('object') || (schema.types.length === 0 && schema.required && !schema.and)) {
    Object.assign(node, objectNode(schema, view, model));
  }
  if (schema.items) node.items = schemaNode(schema.items, view, model);
  if (schema.prefixItems) node.prefixItems = schema.prefixItems.map((item) => schemaNode(item, view, model));
  if (schema.prefixItems && schema.items && schema.nullable) {
    delete node.nullable;
    return { anyOf: [node, { type: 'null' }] };
  }
  const oneOf = schema.union?.map((_branch, index) => branchNode(schema, index, view, model));
  // beside allOf, a choice of plain values would be taken for more to choose from
  if (schema.and)
    node.allOf = [...schema.and.map((part) => schemaNode(part, view, model)), ...(oneOf ? [{ oneOf }] : [])];
  else if (oneOf) node.oneOf = oneOf;
  return node;
}

function typeNode({ types }: Schema): JsonObject {
  const [only] = types;
  return types.length === 0 ? {} : { type: types.length === 1 && only ? only : [...types] };
}

function valuesNode({ types, values = [], nullable, words }: Schema): JsonObject {
  if (values.length === 0) return typed(nullable ? 'null' : 'never');
  if (words['x-open'] === true) {
    const known = values.map((value) => JSON.stringify(value));
    const open = typeof values[0] === 'number' ? 'number' : '(string & {})';
    return typed([...known, open].join(' | '), nullable);
  }
  if (!values.every(isScalar)) return typed(values.map(literalType).join(' | '), nullable);
  const [type] = types;
  return { ...(type && types.length === 1 ? { type } : {}), enum: [...values], ...(nullable ? { nullable } : {}) };
}

/** A value as a type that only it fits. */
function literalType(value: Json): string {
  if (isScalar(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literalType).join(', ')}]`;
  const members = Object.entries(value).map(
    ([name, entry]) => `${JSON.stringify(name)}: ${literalType(entry ?? null)}`,
  );
  return members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`;
}

function objectNode(schema: Schema, view: View, model: Model): JsonObject {
  const members = new Map<string, JsonObject>();
  const required: string[] = [];
  for (const [name, property] of schema.properties ?? []) {
    const whole = model.resolve(property);
    if (!inView(whole, view)) continue;
    members.set(name, schemaNode(property, view, model));
    if (schema.required?.has(name)) required.push(name);
  }
  const more = typeof schema.additional === 'object' ? schema.additional : undefined;
  const open = schema.additional === false ? undefined : schema;
  const must = schema.union || schema.and ? undefined : open?.required;
  // what must or may be there though nothing says by name what it is
  for (const name of [...(must ?? []), ...(open?.names ?? [])]) {
    if (schema.properties?.has(name) || members.has(name)) continue;
    members.set(name, more ? schemaNode(more, view, model) : {});
    if (must?.has(name)) required.push(name);
  }
  const node: JsonObject = { properties: Object.fromEntries(members), required };
  const rest = [...(schema.patterns?.values() ?? []), ...(more && !schema.names ? [more] : [])];
  const isEmpty = members.size === 0;
  if (rest.length > 0) {
    const entries = rest.map((entry) => schemaNode(entry, view, model));
    // TypeScript holds named properties to the index signature as well, so it must allow their types
    if (!isEmpty) entries.push(...members.values(), typed('undefined'));
    node.additionalProperties = { anyOf: unique(entries) };
  } else if (schema.additional === true && !isEmpty) node.additionalProperties = true;
  else if (schema.additional === false && isEmpty && !schema.union && !schema.and)
    return typed('Record<string, never>', schema.nullable);
  return node;
}

function branchNode(schema: Schema, index: number, view: View, model: Model): JsonObject {
  const branch = schema.union?.[index];
  if (!branch) return {};
  const node = schemaNode(branch, view, model);
  const tags = schema.discriminator?.tags[index] ?? [];
  const property = schema.discriminator?.property ?? '';
  const whole = model.resolve(branch);
  const known = whole.properties?.get(property);
  const isOpen = index === schema.discriminator?.otherwise;
  if (
    tags.length === 0 ||
    whole.discriminator?.property === property ||
    (known && (isOpen || model.resolve(known).values))
  )
    return node;
  const [type = 'string', ...others] = isOpen ? [] : typesOf(tags);
  const tag: JsonObject = { ...(others.length === 0 && { type }), ...(isOpen ? {} : { enum: [...tags] }) };
  return {
    allOf: [node, { type: 'object', properties: { [property]: tag }, required: isOpen ? [] : [property] }],
  };
}

function unique(nodes: JsonObject[]): JsonObject[] {
  return [...new Map(nodes.map((node) => [JSON.stringify(node), node])).values()];
}

function pick(words: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.filter((name) => words[name] !== undefined).map((name) => [name, words[name]]));
}
