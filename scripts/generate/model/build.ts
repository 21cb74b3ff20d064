import type { Diagnostics } from '../diagnostics.ts';
import { findFreeName, toPascalCase, truncateName } from '../names.ts';
import { readEnums } from './enums.ts';
import { readErrorSchema } from './error-schema.ts';
import { FieldMaker } from './fields.ts';
import type { Accepts, SchemaFields } from './fields.ts';
import { compareText, asObject, asText } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Model } from './model.ts';
import { Normaliser } from './normalise.ts';
import { isIgnoredHeader, isWholeQuery, OperationReader } from './operation-parts.ts';
import type { Parameter } from './operation-parts.ts';
import { readWire } from './operation-wire.ts';
import { buildBodyName, readOperations } from './operations.ts';
import { METHODS } from './methods.ts';
import type { Operation } from './operations.ts';
import { joinPointer, buildPointer } from './pointer.ts';
import { applyOverrides } from './overrides.ts';
import type { Overrides } from './overrides.ts';
import { expandRecursiveChoices } from './open-choices.ts';
import { readResources } from './resources.ts';
import { listRoles } from './roles.ts';
import type { Schema } from './schema.ts';
import { readBaseUrl, readDemands, readSecurity } from './security.ts';
import { findRecursiveSchemas } from './recursive.ts';
import { readSignIn } from './sign-in.ts';
import type { SignInWords } from './sign-in.ts';
import { resolveTags } from './settle-tags.ts';
import { collectNames, findSplitSchemas } from './views.ts';
import { readSensitive } from './sensitive.ts';
import { readWebhooks } from './webhooks.ts';

/** Builds the model of a bundled description; problems go to `diagnostics`. */
export function buildModel(document: JsonObject, diagnostics: Diagnostics, overrides?: Overrides): Model {
  const normaliser = new Normaliser(document, diagnostics);
  const roles = listRoles(document);
  const bodies = nameBodies(document, normaliser);
  const operations = readOperations(bodies, normaliser, diagnostics);
  const webhooks = readWebhooks(document, operations, normaliser, diagnostics);
  const reader = new OperationReader(normaliser, diagnostics);
  const readSection = <T>(
    name: string,
    read: (node: Json | undefined, pointer: string) => T,
  ): ReadonlyMap<string, T> => {
    const nodes = Object.entries(asObject(asObject(document.components)[name])).sort(([a], [b]) => compareText(a, b));
    return new Map(nodes.map(([key, node]) => [key, read(node, buildPointer('components', name, key))]));
  };
  const shared = {
    parameters: dropWholeQueries(readSection('parameters', (node, pointer) => reader.readParameter(node, pointer))),
    headers: readSection('headers', (node, pointer) => reader.readHeader(node, pointer)),
    bodies: readSection('requestBodies', (node, pointer) => reader.readBody(node, pointer)),
    answers: readSection('responses', (node, pointer) => reader.readAnswer(node, pointer)),
  };
  const schemas = new Map([...normaliser.normaliseAll()].sort(([a], [b]) => compareText(a, b)));
  expandRecursiveChoices(schemas);
  for (const schema of schemas.values()) normaliser.resolve(schema);
  resolveTags([...schemas.values(), ...collectBodySchemas(operations)], (schema) => normaliser.resolve(schema));
  const split = findSplitSchemas(schemas, (schema) => normaliser.resolve(schema));
  const bodySchemaNames = collectNames(collectBodySchemas(operations), schemas);
  const fieldMaker = new FieldMaker(normaliser, collectAccepts(operations), bodySchemaNames, diagnostics);
  // before the fields, because inferred resources determine which properties are references
  const describedResources = readResources({ document, operations, normaliser, fields: fieldMaker, diagnostics });
  const schemes = readSecurity(document, normaliser);
  const demands = readDemands(document, operations, schemes, diagnostics);
  const { resources, words, timeZone, signIn } = overrides
    ? applyOverrides(describedResources, overrides, new Set(schemes.keys()), fieldMaker, diagnostics)
    : {
        resources: describedResources,
        words: new Map<string, string>(),
        timeZone: undefined,
        signIn: new Map<string, SignInWords>(),
      };
  const fields = new Map<string, SchemaFields>();
  for (const [name, schema] of schemas) {
    if (schema.ref === undefined && fieldMaker.isForm(schema))
      fields.set(name, { name, fields: fieldMaker.getNamedFields(name) });
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
    recursive: findRecursiveSchemas(schemas),
    getIdentifier: createIdentifiers(schemas.keys()),
    getInputName: (name) => (split.has(name) ? buildInputName(name, schemas) : name),
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

function dropWholeQueries(parameters: ReadonlyMap<string, Parameter>): ReadonlyMap<string, Parameter> {
  return new Map([...parameters].filter(([, { words }]) => !isWholeQuery(words) && !isIgnoredHeader(words)));
}

function collectAccepts(operations: readonly Operation[]): Accepts {
  const accepts = new Map<string, ReadonlyMap<string, string>>();
  for (const { body } of operations) {
    for (const { schema, accept } of body?.media.values() ?? []) {
      if (schema?.ref !== undefined && accept.size > 0) accepts.set(schema.ref, accept);
    }
  }
  return accepts;
}

function collectBodySchemas(operations: readonly Operation[]): Schema[] {
  return operations.flatMap(({ body }) => [...(body?.media.values() ?? [])].flatMap(({ schema }) => schema ?? []));
}

/** Names that the generated files use themselves. */
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

/** Creates a lookup of TypeScript names by schema; unique without regard to case, because files are named by them. */
function createIdentifiers(names: Iterable<string>): (name: string) => string {
  const usedIdentifiers = new Set(RESERVED.map((name) => name.toLowerCase()));
  const identifiers = new Map<string, string>();
  for (const name of names) {
    const identifier = findFreeName(truncateName(toPascalCase(name)), (candidate) =>
      usedIdentifiers.has(candidate.toLowerCase()),
    );
    usedIdentifiers.add(identifier.toLowerCase());
    identifiers.set(name, identifier);
  }
  return (name) => identifiers.get(name) ?? toPascalCase(name);
}

function buildInputName(name: string, schemas: ReadonlyMap<string, unknown>): string {
  let input = `${name}Input`;
  while (schemas.has(input)) input += '_';
  return input;
}

/** Names inline JSON and form bodies, so that their fields have a constant. */
function nameBodies(document: JsonObject, normaliser: Normaliser): JsonObject {
  const paths: JsonObject = {};
  for (const [path, item] of Object.entries(asObject(document.paths))) {
    const copy = { ...asObject(item) };
    for (const method of METHODS) {
      const operation = asObject(copy[method]);
      const body = asObject(operation.requestBody);
      if (body.content === undefined) continue;
      const id = asText(operation.operationId) ?? toPascalCase(`${method} ${path}`);
      const content: JsonObject = {};
      for (const [type, media] of Object.entries(asObject(body.content))) {
        const { schema, ...otherKeywords } = asObject(media);
        const pointer = joinPointer(buildPointer('paths', path, method, 'requestBody', 'content', type), 'schema');
        content[type] =
          schema === undefined
            ? otherKeywords
            : { ...otherKeywords, schema: nameBodySchema(schema, id, pointer, normaliser) };
      }
      copy[method] = { ...operation, requestBody: { ...body, content } };
    }
    paths[path] = copy;
  }
  return { ...document, paths };
}

function nameBodySchema(schema: Json, id: string, pointer: string, normaliser: Normaliser): Json {
  const words = asObject(schema);
  const isObjectSchema = words.properties !== undefined || words.allOf !== undefined;
  if (!isObjectSchema) return schema;
  const name = normaliser.references.nameSchema(buildBodyName({ id }), { node: schema, pointer });
  return { $ref: buildPointer('components', 'schemas', name) };
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
      const pointer = buildPointer('components', 'schemas', name, 'properties', property, 'x-ref');
      diagnostics.warn('unknown-resource', pointer, `There is no resource ${ref.resource}.`);
    }
  }
}
