import type { Diagnostics } from '../diagnostics.ts';
import { toCamelCase, findFreeName, toPascalCase } from '../names.ts';
import { asObject, asText, asTexts } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import type { LimitDefinition } from '../definitions.ts';
import { readLimit } from './limits.ts';
import { OperationReader } from './operation-parts.ts';
import type { Answer, Body, Parameter } from './operation-parts.ts';
import { joinPointer, buildPointer } from './pointer.ts';
import { readRoles, listRoles } from './roles.ts';
import { createAnySchema } from './schema.ts';
import type { Schema } from './schema.ts';
import type { Method } from './methods.ts';
import { METHODS } from './methods.ts';

export interface Operation {
  id: string;
  method: Method;
  path: string;
  pointer: string;
  tags: readonly string[];
  /** Roles that may call it; undefined when the description has no roles. */
  roles?: readonly string[];
  limit?: LimitDefinition;
  parameters: readonly Parameter[];
  body?: Body;
  /** By status as written: `200`, `4XX`, `default`. */
  answers: ReadonlyMap<string, Answer>;
  words: JsonObject;
}

/** Reads all operations in the description's order. */
export function readOperations(document: JsonObject, normaliser: Normaliser, diagnostics: Diagnostics): Operation[] {
  const items = Object.entries(asObject(document.paths))
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, entry]) => readItem(path, entry, buildPointer('paths', path), normaliser, diagnostics));
  const usedIds = new Set(items.flatMap(({ id }) => id ?? []));
  const assignedIds = new Set<string>();
  const withRoles = listRoles(document).length > 0;
  return items.map(({ id: writtenId, ...rest }): Operation => {
    const { method, path, pointer, words } = rest;
    const isTaken = (name: string) => usedIds.has(name);
    let id = writtenId ?? findFreeName(toCamelCase(`${method} ${path}`), isTaken);
    if (writtenId === undefined) diagnostics.warn('missing-operation-id', pointer, `It is called ${id} here.`);
    if (assignedIds.has(id)) {
      // usually HEAD with GET
      id = findFreeName(toCamelCase(method === 'head' ? `${id} head` : `${method} ${path}`), isTaken);
      diagnostics.warn(
        'duplicate-operation-id',
        pointer,
        `There is another ${writtenId}; this one is called ${id} here.`,
      );
    }
    assignedIds.add(id);
    usedIds.add(id);
    const roles = readRoles(document, words, pointer, withRoles, diagnostics);
    const limit = readLimit(document, words, pointer, diagnostics);
    const parameters = addPathParameters(path, rest.parameters, pointer);
    return { ...rest, id, ...(roles ? { roles } : {}), ...(limit ? { limit } : {}), parameters };
  });
}

type ReadOperation = Omit<Operation, 'id' | 'roles' | 'limit'> & { id: string | undefined };

/** Reads the operations of a path item. */
export function readItem(
  path: string,
  entry: Json | undefined,
  entryPointer: string,
  normaliser: Normaliser,
  diagnostics: Diagnostics,
): ReadOperation[] {
  const reader = new OperationReader(normaliser, diagnostics);
  const { node: item, pointer } = normaliser.references.follow(entry, entryPointer);
  for (const steps of listUnknownMethods(item)) {
    diagnostics.warn(
      'unknown-method',
      joinPointer(pointer, ...steps),
      `${steps.at(-1)?.toUpperCase()} stays only in openapi.json.`,
    );
  }
  const common = reader.readParameters(item.parameters, pointer);
  return METHODS.filter((method) => item[method] !== undefined).map((method): ReadOperation => {
    const operation = asObject(item[method]);
    const words = item.servers === undefined ? operation : { servers: item.servers, ...operation };
    const operationPointer = joinPointer(pointer, method);
    const parameters = reader.readParameters(words.parameters, operationPointer);
    const inherited = common.filter((a) => !parameters.some((b) => a.name === b.name && a.in === b.in));
    const answers = Object.entries(asObject(words.responses))
      .filter(([status]) => !status.startsWith('x-'))
      .map(
        ([status, answer]) =>
          [status, reader.readAnswer(answer, joinPointer(operationPointer, 'responses', status))] as const,
      );
    return {
      id: asText(words.operationId),
      method,
      path,
      pointer: operationPointer,
      tags: asTexts(words.tags),
      parameters: [...inherited, ...parameters],
      ...(words.requestBody === undefined
        ? {}
        : { body: reader.readBody(words.requestBody, joinPointer(operationPointer, 'requestBody')) }),
      answers: new Map(answers),
      words,
    };
  });
}

// methods of OpenAPI 3.2: `query` and `additionalOperations`
function listUnknownMethods({ query, additionalOperations }: JsonObject): string[][] {
  const otherMethods = Object.keys(asObject(additionalOperations)).map((method) => ['additionalOperations', method]);
  return query === undefined ? otherMethods : [['query'], ...otherMethods];
}

// adds parameters of the path template that are not described
function addPathParameters(path: string, parameters: readonly Parameter[], pointer: string): readonly Parameter[] {
  const describedNames = new Set(parameters.filter((entry) => entry.in === 'path').map((entry) => entry.name));
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
  const missing = names.filter((name) => !describedNames.has(name));
  const schema: Schema = { ...createAnySchema(pointer), types: ['string'] };
  return [
    ...parameters,
    ...missing.map((name): Parameter => ({ name, in: 'path', required: true, schema, words: {}, pointer })),
  ];
}

/** Builds the name of an inline body's schema. */
export function buildBodyName(operation: Pick<Operation, 'id'>): string {
  return `${toPascalCase(operation.id)}Body`;
}
