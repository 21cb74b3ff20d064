import { isScalar } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import type { Answer, Body, Header, Media, Parameter } from '../model/operation-parts.ts';
import { listSuccesses } from '../model/media.ts';
import { getValueTypes } from '../model/keywords.ts';
import { buildPointer } from '../model/pointer.ts';
import { isBare, isBinary, isBytes } from '../model/schema.ts';
import type { Schema } from '../model/schema.ts';
import { isInView } from '../model/views.ts';
import type { View } from '../model/views.ts';
import type { Webhook } from '../model/webhooks.ts';

/** Extension that carries a TypeScript type as text through openapi-typescript. */
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
 * Builds an OpenAPI document of the model that openapi-typescript prints correctly: without allOf, without defaults, which
 * would make a property required, without binaries, which would become strings, and with a component for each view of a schema.
 */
export function buildTypingDocument(model: Model): JsonObject {
  const schemas = new Map<string, JsonObject>();
  for (const [name, schema] of model.schemas) {
    const recursive = model.recursive.has(name);
    schemas.set(
      name,
      recursive ? createTypedNode(getAliasName(name, 'read', model)) : buildSchemaNode(schema, 'read', model),
    );
    if (!model.split.has(name)) continue;
    const input = recursive
      ? createTypedNode(getAliasName(name, 'write', model))
      : buildSchemaNode(schema, 'write', model);
    schemas.set(model.getInputName(name), input);
  }
  const paths: { [path: string]: JsonObject } = {};
  for (const operation of model.operations) {
    (paths[operation.path] ??= {})[operation.method] = {
      ...buildOperationNode(operation, model),
      operationId: operation.id,
    };
  }
  const webhooks = mapEntries(model.webhooks, (requests) =>
    Object.fromEntries(requests.map((request) => [request.method, buildOperationNode(request, model, 'read')])),
  );
  const { parameters, headers, bodies, answers } = model.shared;
  return {
    openapi: '3.1.1',
    info: { title: 'Types', version: '1' },
    paths,
    webhooks,
    components: {
      schemas: Object.fromEntries(schemas),
      parameters: mapEntries(parameters, (parameter) => buildParameterNode(parameter, model)),
      headers: mapEntries(headers, (header) => buildHeaderNode(header, model)),
      requestBodies: mapEntries(bodies, (body) => buildBodyNode(body, model)),
      responses: mapEntries(answers, (answer) => buildAnswerNode(answer, model)),
    },
  };
}

/** Builds the schemas that need a type alias, by its name. */
export function buildAliases(model: Model): Map<string, JsonObject> {
  const nodes = new Map<string, JsonObject>();
  for (const name of model.recursive) {
    const schema = model.schemas.get(name);
    if (!schema) continue;
    nodes.set(getAliasName(name, 'read', model), buildSchemaNode(schema, 'read', model));
    if (model.split.has(name)) nodes.set(getAliasName(name, 'write', model), buildSchemaNode(schema, 'write', model));
  }
  return nodes;
}

function getAliasName(name: string, view: View, model: Model): string {
  const word = view === 'write' && model.split.has(name) ? 'RecursiveInput' : 'Recursive';
  return `${word}_${model.getIdentifier(name)}`;
}

function mapEntries<T>(entries: ReadonlyMap<string, T>, buildNode: (entry: T) => Json): JsonObject {
  return Object.fromEntries([...entries].map(([name, entry]) => [name, buildNode(entry)]));
}

function buildOperationNode(operation: Webhook, model: Model, bodyView: View = 'write'): JsonObject {
  const { words, parameters, body, answers } = operation;
  const buildRefOr = <T extends { component?: string }>(
    section: string,
    part: T,
    buildNode: (part: T) => Json,
  ): Json =>
    part.component === undefined ? buildNode(part) : { $ref: buildPointer('components', section, part.component) };
  return {
    ...pickWords(words, ['summary', 'description', 'deprecated']),
    parameters: parameters.map((entry) =>
      buildRefOr('parameters', entry, (inlinePart) => buildParameterNode(inlinePart, model)),
    ),
    ...(body
      ? {
          requestBody:
            bodyView === 'read'
              ? buildBodyNode(body, model, bodyView)
              : buildRefOr('requestBodies', body, (inlinePart) => buildBodyNode(inlinePart, model)),
        }
      : {}),
    responses: mapEntries(addSuccess(answers), (answer) =>
      buildRefOr('responses', answer, (inlinePart) => buildAnswerNode(inlinePart, model)),
    ),
  };
}

/** Adds `2XX` to responses that only have `default`, because clients look up success by status. */
function addSuccess(answers: ReadonlyMap<string, Answer>): ReadonlyMap<string, Answer> {
  const success = listSuccesses(answers).find(([status]) => status === 'default');
  return success ? new Map([['2XX', success[1]], ...answers]) : answers;
}

function buildParameterNode({ name, in: place, required, schema, words }: Parameter, model: Model): Json {
  return {
    ...pickWords(words, ['description', 'deprecated']),
    name,
    in: place,
    required,
    schema: buildSchemaNode(schema, 'write', model),
  };
}

function buildHeaderNode({ required, schema, words }: Header, model: Model): Json {
  return {
    ...pickWords(words, ['description', 'deprecated']),
    required,
    schema: buildSchemaNode(schema, 'read', model),
  };
}

function buildBodyNode({ required, media, words }: Body, model: Model, view: View = 'write'): Json {
  return { ...pickWords(words, ['description']), required, content: buildMediaNode(media, view, model) };
}

function buildAnswerNode({ media, headers, words }: Answer, model: Model): Json {
  return {
    ...pickWords(words, ['description']),
    headers: mapEntries(headers, (header) =>
      // openapi-typescript takes a referenced header for required
      header.component === undefined || !header.required
        ? buildHeaderNode(header, model)
        : { $ref: buildPointer('components', 'headers', header.component) },
    ),
    content: buildMediaNode(media, 'read', model),
  };
}

function buildMediaNode(media: ReadonlyMap<string, Media>, view: View, model: Model): JsonObject {
  const nodes = [...media].map(([type, { schema }]) => {
    // OpenAPI 3.1 describes bytes by a media type without a schema
    const binary = schema && !isBare(schema) ? isBinary(model.resolve(schema)) : isBytes(type);
    if (binary)
      return [
        type,
        { schema: createTypedNode(view === 'read' ? 'ReadableStream<Uint8Array>' : 'File | Blob') },
      ] as const;
    return [type, schema ? { schema: buildSchemaNode(schema, view, model) } : {}] as const;
  });
  return Object.fromEntries(nodes);
}

function createTypedNode(type: string, nullable = false): JsonObject {
  return { type: 'string', [TYPE_WORD]: nullable ? `${type} | null` : type };
}

/** Builds the node of a schema's view. */
function buildSchemaNode(schema: Schema, view: View, model: Model): JsonObject {
  const words = Object.fromEntries(Object.entries(schema.words).filter(([word]) => !NOT_FOR_TYPES.has(word)));
  const nullable = schema.nullable ? { nullable: true } : {};
  if (schema.ref !== undefined && model.recursive.has(schema.ref)) {
    return { ...words, ...createTypedNode(getAliasName(schema.ref, view, model), schema.nullable) };
  }
  if (schema.ref !== undefined) {
    const name = view === 'write' ? model.getInputName(schema.ref) : schema.ref;
    const $ref = buildPointer('components', 'schemas', name);
    return schema.nullable ? { ...words, anyOf: [{ $ref }, { type: 'null' }] } : { ...words, $ref };
  }
  if (schema.values) return { ...words, ...buildValuesNode(schema) };
  if (isBinary(schema)) return { ...words, ...createTypedNode('File | Blob', schema.nullable) };
  const node: JsonObject = { ...words, ...nullable, ...buildTypeNode(schema) };
  if (schema.types.includes('object') || (schema.types.length === 0 && schema.required && !schema.and)) {
    Object.assign(node, buildObjectNode(schema, view, model));
  }
  if (schema.items) node.items = buildSchemaNode(schema.items, view, model);
  if (schema.prefixItems) node.prefixItems = schema.prefixItems.map((item) => buildSchemaNode(item, view, model));
  if (schema.prefixItems && schema.items && schema.nullable) {
    delete node.nullable;
    return { anyOf: [node, { type: 'null' }] };
  }
  const oneOf = schema.union?.map((_branch, index) => buildBranchNode(schema, index, view, model));
  // openapi-typescript takes oneOf of scalars beside allOf for further alternatives
  if (schema.and)
    node.allOf = [...schema.and.map((part) => buildSchemaNode(part, view, model)), ...(oneOf ? [{ oneOf }] : [])];
  else if (oneOf) node.oneOf = oneOf;
  return node;
}

function buildTypeNode({ types }: Schema): JsonObject {
  const [onlyType] = types;
  return types.length === 0 ? {} : { type: types.length === 1 && onlyType ? onlyType : [...types] };
}

function buildValuesNode({ types, values = [], nullable, words }: Schema): JsonObject {
  if (values.length === 0) return createTypedNode(nullable ? 'null' : 'never');
  if (words['x-open'] === true) {
    const literals = values.map((value) => JSON.stringify(value));
    const open = typeof values[0] === 'number' ? 'number' : '(string & {})';
    return createTypedNode([...literals, open].join(' | '), nullable);
  }
  if (!values.every(isScalar)) return createTypedNode(values.map(printLiteralType).join(' | '), nullable);
  const [type] = types;
  return { ...(type && types.length === 1 ? { type } : {}), enum: [...values], ...(nullable ? { nullable } : {}) };
}

/** Prints the literal type of a value. */
function printLiteralType(value: Json): string {
  if (isScalar(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printLiteralType).join(', ')}]`;
  const members = Object.entries(value).map(
    ([name, entry]) => `${JSON.stringify(name)}: ${printLiteralType(entry ?? null)}`,
  );
  return members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`;
}

function buildObjectNode(schema: Schema, view: View, model: Model): JsonObject {
  const members = new Map<string, JsonObject>();
  const required: string[] = [];
  for (const [name, property] of schema.properties ?? []) {
    const resolved = model.resolve(property);
    if (!isInView(resolved, view)) continue;
    members.set(name, buildSchemaNode(property, view, model));
    if (schema.required?.has(name)) required.push(name);
  }
  const additionalSchema = typeof schema.additional === 'object' ? schema.additional : undefined;
  const open = schema.additional === false ? undefined : schema;
  const requiredNames = schema.union || schema.and ? undefined : open?.required;
  // required or allowed names without a schema of their own
  for (const name of [...(requiredNames ?? []), ...(open?.names ?? [])]) {
    if (schema.properties?.has(name) || members.has(name)) continue;
    members.set(name, additionalSchema ? buildSchemaNode(additionalSchema, view, model) : {});
    if (requiredNames?.has(name)) required.push(name);
  }
  const node: JsonObject = { properties: Object.fromEntries(members), required };
  const restSchemas = [
    ...(schema.patterns?.values() ?? []),
    ...(additionalSchema && !schema.names ? [additionalSchema] : []),
  ];
  const isEmpty = members.size === 0;
  if (restSchemas.length > 0) {
    const entries = restSchemas.map((entry) => buildSchemaNode(entry, view, model));
    // the index signature must also allow the types of named properties
    if (!isEmpty) entries.push(...members.values(), createTypedNode('undefined'));
    node.additionalProperties = { anyOf: removeDuplicates(entries) };
  } else if (schema.additional === true && !isEmpty) node.additionalProperties = true;
  else if (schema.additional === false && isEmpty && !schema.union && !schema.and)
    return createTypedNode('Record<string, never>', schema.nullable);
  return node;
}

function buildBranchNode(schema: Schema, index: number, view: View, model: Model): JsonObject {
  const branch = schema.union?.[index];
  if (!branch) return {};
  const node = buildSchemaNode(branch, view, model);
  const tags = schema.discriminator?.tags[index] ?? [];
  const property = schema.discriminator?.property ?? '';
  const resolved = model.resolve(branch);
  const tagProperty = resolved.properties?.get(property);
  const isOpen = index === schema.discriminator?.otherwise;
  if (
    tags.length === 0 ||
    resolved.discriminator?.property === property ||
    (tagProperty && (isOpen || model.resolve(tagProperty).values))
  )
    return node;
  const [type = 'string', ...otherTypes] = isOpen ? [] : getValueTypes(tags);
  const tag: JsonObject = { ...(otherTypes.length === 0 && { type }), ...(isOpen ? {} : { enum: [...tags] }) };
  return {
    allOf: [node, { type: 'object', properties: { [property]: tag }, required: isOpen ? [] : [property] }],
  };
}

function removeDuplicates(nodes: JsonObject[]): JsonObject[] {
  return [...new Map(nodes.map((node) => [JSON.stringify(node), node])).values()];
}

function pickWords(words: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.filter((name) => words[name] !== undefined).map((name) => [name, words[name]]));
}
