import type { Diagnostics } from '../diagnostics.ts';
import { freeName, pascal, shortened } from '../names.ts';
import { readEnums } from './enums.ts';
import { readErrorSchema } from './error-schema.ts';
import { FieldMaker } from './fields.ts';
import type { Accepts, SchemaFields } from './fields.ts';
import { byText, objectAt, textAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Model } from './model.ts';
import { Normaliser } from './normalise.ts';
import { isIgnoredHeader, isWholeQuery, OperationReader } from './operation-parts.ts';
import type { Parameter } from './operation-parts.ts';
import { readWire } from './operation-wire.ts';
import { bodyName, readOperations } from './operations.ts';
import { METHODS } from './methods.ts';
import type { Operation } from './operations.ts';
import { child, pointerTo } from './pointer.ts';
import { applyOverrides } from './overrides.ts';
import type { Overrides } from './overrides.ts';
import { openChoices } from './open-choices.ts';
import { readResources } from './resources.ts';
import { rolesOf } from './roles.ts';
import type { Schema } from './schema.ts';
import { readBaseUrl, readDemands, readSecurity } from './security.ts';
import { recursiveSchemas } from './recursive.ts';
import { readSignIn } from './sign-in.ts';
import type { SignInWords } from './sign-in.ts';
import { settleTags } from './settle-tags.ts';
import { namesWithin, splitSchemas } from './views.ts';
import { readSensitive } from './sensitive.ts';
import { readWebhooks } from './webhooks.ts';

/** Makes the model of a bundled description; what is wrong with it goes to `diagnostics`. */
export function buildModel(document: JsonObject, diagnostics: Diagnostics, overrides?: Overrides): Model {
  const normaliser = new Normaliser(document, diagnostics);
  const roles = rolesOf(document);
  const bodies = nameBodies(document, normaliser);
  const operations = readOperations(bodies, normaliser, diagnostics);
  const webhooks = readWebhooks(document, operations, normaliser, diagnostics);
  const reader = new OperationReader(normaliser, diagnostics);
  const section = <T>(name: string, read: (node: Json | undefined, pointer: string) => T): ReadonlyMap<string, T> => {
    const nodes = Object.entries(objectAt(objectAt(document.components)[name])).sort(([a], [b]) => byText(a, b));
    return new Map(nodes.map(([key, node]) => [key, read(node, pointerTo('components', name, key))]));
  };
  const shared = {
    parameters: withoutWholeQueries(section('parameters', (node, pointer) => reader.parameter(node, pointer))),
    headers: section('headers', (node, pointer) => reader.header(node, pointer)),
    bodies: section('requestBodies', (node, pointer) => reader.body(node, pointer)),
    answers: section('responses', (node, pointer) => reader.answer(node, pointer)),
  };
  const schemas = new Map([...normaliser.all()].sort(([a], [b]) => byText(a, b)));
  openChoices(schemas);
  for (const schema of schemas.values()) normaliser.resolve(schema);
  settleTags([...schemas.values(), ...bodySchemas(operations)], (schema) => normaliser.resolve(schema));
  const split = splitSchemas(schemas, (schema) => normaliser.resolve(schema));
  const written = namesWithin(bodySchemas(operations), schemas);
  const fieldMaker = new FieldMaker(normaliser, acceptsOf(operations), written, diagnostics);
  // first, because where resources are found by shape they tell which properties point at which
  const found = readResources({ document, operations, normaliser, fields: fieldMaker, diagnostics });
  const schemes = readSecurity(document, normaliser);
  const demands = readDemands(document, operations, schemes, diagnostics);
  const { resources, words, timeZone, signIn } = overrides
    ? applyOverrides(found, overrides, new Set(schemes.keys()), fieldMaker, diagnostics)
    : {
        resources: found,
        words: new Map<string, string>(),
        timeZone: undefined,
        signIn: new Map<string, SignInWords>(),
      };
  const fields = new Map<string, SchemaFields>();
  for (const [name, schema] of schemas) {
    if (schema.ref === undefined && fieldMaker.isForm(schema))
      fields.set(name, { name, fields: fieldMaker.fieldsOfNamed(name) });
  }
  const enums = readEnums(schemas, diagnostics);
  const error = readErrorSchema(operations);
  checkRelations(fields, new Set(resources.map((resource) => resource.name)), diagnostics);
  return {
    document,
    sensitive: readSensitive(document, diagnostics),
    roles,
    schemas,
    split,
    recursive: recursiveSchemas(schemas),
    identifierOf: identifiers(schemas.keys()),
    inputName: (name) => (split.has(name) ? inputNameOf(name, schemas) : name),
    resolve: (schema) => normaliser.resolve(schema),
    operations,
    webhooks,
    shared,
    enums,
    fields,
    resources,
    words,
    ...(timeZone !== undefined && { timeZone }),
    signIn: readSignIn(document, schemes, demands, normaliser.references, signIn),
    client: {
      baseUrl: readBaseUrl(document),
      schemes,
      ...(demands && { demands }),
      ...(error && { error }),
      wire: readWire(operations, (schema) => normaliser.resolve(schema)),
    },
    diagnostics,
  };
}

function withoutWholeQueries(parameters: ReadonlyMap<string, Parameter>): ReadonlyMap<string, Parameter> {
  return new Map([...parameters].filter(([, { words }]) => !isWholeQuery(words) && !isIgnoredHeader(words)));
}

function acceptsOf(operations: readonly Operation[]): Accepts {
  const accepts = new Map<string, ReadonlyMap<string, string>>();
  for (const { body } of operations) {
    for (const { schema, accept } of body?.media.values() ?? []) {
      if (schema?.ref !== undefined && accept.size > 0) accepts.set(schema.ref, accept);
    }
  }
  return accepts;
}

function bodySchemas(operations: readonly Operation[]): Schema[] {
  return operations.flatMap(({ body }) => [...(body?.media.values() ?? [])].flatMap(({ schema }) => schema ?? []));
}

/** What the written files themselves call something. */
const RESERVED = [
  'AnyEnum',
  'Colored',
  'EnumDefinition',
  'EnumName',
  'Facts',
  'Named',
  'Schemas',
  'SomeFacts',
  'Transitions',
];

/** A TypeScript name for each schema, different even where case is ignored: files are named by it. */
function identifiers(names: Iterable<string>): (name: string) => string {
  const taken = new Set(RESERVED.map((name) => name.toLowerCase()));
  const chosen = new Map<string, string>();
  for (const name of names) {
    const identifier = freeName(shortened(pascal(name)), (candidate) => taken.has(candidate.toLowerCase()));
    taken.add(identifier.toLowerCase());
    chosen.set(name, identifier);
  }
  return (name) => chosen.get(name) ?? pascal(name);
}

function inputNameOf(name: string, schemas: ReadonlyMap<string, unknown>): string {
  let input = `${name}Input`;
  while (schemas.has(input)) input += '_';
  return input;
}

/** Gives every JSON or form body that is written inside its operation a name, so that its fields have one too. */
function nameBodies(document: JsonObject, normaliser: Normaliser): JsonObject {
  const paths: JsonObject = {};
  for (const [path, item] of Object.entries(objectAt(document.paths))) {
    const copy = { ...objectAt(item) };
    for (const method of METHODS) {
      const operation = objectAt(copy[method]);
      const body = objectAt(operation.requestBody);
      if (body.content === undefined) continue;
      const id = textAt(operation.operationId) ?? pascal(`${method} ${path}`);
      const content: JsonObject = {};
      for (const [type, media] of Object.entries(objectAt(body.content))) {
        const { schema, ...rest } = objectAt(media);
        const pointer = child(pointerTo('paths', path, method, 'requestBody', 'content', type), 'schema');
        content[type] = schema === undefined ? rest : { ...rest, schema: named(schema, id, pointer, normaliser) };
      }
      copy[method] = { ...operation, requestBody: { ...body, content } };
    }
    paths[path] = copy;
  }
  return { ...document, paths };
}

function named(schema: Json, id: string, pointer: string, normaliser: Normaliser): Json {
  const words = objectAt(schema);
  const isObjectSchema = words.properties !== undefined || words.allOf !== undefined;
  if (!isObjectSchema) return schema;
  const name = normaliser.references.nameSchema(bodyName({ id }), { node: schema, pointer });
  return { $ref: pointerTo('components', 'schemas', name) };
}

function checkRelations(
  fields: ReadonlyMap<string, SchemaFields>,
  resources: ReadonlySet<string>,
  diagnostics: Diagnostics,
): void {
  if (resources.size === 0) return;
  for (const [name, { fields: list }] of fields) {
    for (const { name: property, ref } of list) {
      if (!ref || resources.has(ref.resource)) continue;
      const pointer = pointerTo('components', 'schemas', name, 'properties', property, 'x-ref');
      diagnostics.warn('unknown-resource', pointer, `There is no resource ${ref.resource}.`);
    }
  }
}
