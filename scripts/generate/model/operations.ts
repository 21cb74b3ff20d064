import type { Diagnostics } from '../diagnostics.ts';
import { camel, freeName, pascal } from '../names.ts';
import { objectAt, textAt, textsAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import type { LimitDefinition } from '../definitions.ts';
import { readLimit } from './limits.ts';
import { OperationReader } from './operation-parts.ts';
import type { Answer, Body, Parameter } from './operation-parts.ts';
import { child, pointerTo } from './pointer.ts';
import { readRoles, rolesOf } from './roles.ts';
import { anything } from './schema.ts';
import type { Schema } from './schema.ts';
import type { Method } from './methods.ts';
import { METHODS } from './methods.ts';

export interface Operation {
  id: string;
  method: Method;
  path: string;
  pointer: string;
  tags: readonly string[];
  /** Who may call it; undefined when the description says nothing of roles. */
  roles?: readonly string[];
  limit?: LimitDefinition;
  parameters: readonly Parameter[];
  body?: Body;
  /** By status as written: `200`, `4XX`, `default`. */
  answers: ReadonlyMap<string, Answer>;
  words: JsonObject;
}

/** Reads every operation of the description, in its order. */
export function readOperations(document: JsonObject, normaliser: Normaliser, diagnostics: Diagnostics): Operation[] {
  const items = Object.entries(objectAt(document.paths))
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, entry]) => readItem(path, entry, pointerTo('paths', path), normaliser, diagnostics));
  const taken = new Set(items.flatMap(({ id }) => id ?? []));
  const seen = new Set<string>();
  const withRoles = rolesOf(document).length > 0;
  return items.map(({ id: known, ...read }): Operation => {
    const { method, path, pointer, words } = read;
    const isTaken = (name: string) => taken.has(name);
    let id = known ?? freeName(camel(`${method} ${path}`), isTaken);
    if (known === undefined) diagnostics.warn('missing-operation-id', pointer, `It is called ${id} here.`);
    if (seen.has(id)) {
      // mostly HEAD beside GET, or one name for the same thing in two places
      id = freeName(camel(method === 'head' ? `${id} head` : `${method} ${path}`), isTaken);
      diagnostics.warn('duplicate-operation-id', pointer, `There is another ${known}; this one is called ${id} here.`);
    }
    seen.add(id);
    taken.add(id);
    const roles = readRoles(document, words, pointer, withRoles, diagnostics);
    const limit = readLimit(document, words, pointer, diagnostics);
    const parameters = withPathParameters(path, read.parameters, pointer);
    return { ...read, id, ...(roles ? { roles } : {}), ...(limit ? { limit } : {}), parameters };
  });
}

type Read = Omit<Operation, 'id' | 'roles' | 'limit'> & { id: string | undefined };

/** The operations of a path item as they are written. */
export function readItem(
  path: string,
  entry: Json | undefined,
  at: string,
  normaliser: Normaliser,
  diagnostics: Diagnostics,
): Read[] {
  const reader = new OperationReader(normaliser, diagnostics);
  const { node: item, pointer } = normaliser.references.follow(entry, at);
  for (const steps of unknownMethods(item)) {
    diagnostics.warn(
      'unknown-method',
      child(pointer, ...steps),
      `${steps.at(-1)?.toUpperCase()} stays only in openapi.json.`,
    );
  }
  const common = reader.parameters(item.parameters, pointer);
  return METHODS.filter((method) => item[method] !== undefined).map((method): Read => {
    const own = objectAt(item[method]);
    const words = item.servers === undefined ? own : { servers: item.servers, ...own };
    const at = child(pointer, method);
    const parameters = reader.parameters(words.parameters, at);
    const inherited = common.filter((a) => !parameters.some((b) => a.name === b.name && a.in === b.in));
    const answers = Object.entries(objectAt(words.responses))
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, answer]) => [status, reader.answer(answer, child(at, 'responses', status))] as const);
    return {
      id: textAt(words.operationId),
      method,
      path,
      pointer: at,
      tags: textsAt(words.tags),
      parameters: [...inherited, ...parameters],
      ...(words.requestBody === undefined ? {} : { body: reader.body(words.requestBody, child(at, 'requestBody')) }),
      answers: new Map(answers),
      words,
    };
  });
}

// what OpenAPI 3.2 has beside the methods of old: `query`, and any other by its name
function unknownMethods({ query, additionalOperations }: JsonObject): string[][] {
  const others = Object.keys(objectAt(additionalOperations)).map((method) => ['additionalOperations', method]);
  return query === undefined ? others : [['query'], ...others];
}

// a name in the path that nothing describes is still a value to give
function withPathParameters(path: string, parameters: readonly Parameter[], pointer: string): readonly Parameter[] {
  const described = new Set(parameters.filter((entry) => entry.in === 'path').map((entry) => entry.name));
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
  const missing = names.filter((name) => !described.has(name));
  const schema: Schema = { ...anything(pointer), types: ['string'] };
  return [
    ...parameters,
    ...missing.map((name): Parameter => ({ name, in: 'path', required: true, schema, words: {}, pointer })),
  ];
}

/** Name for the schema of a body that is written inside its operation. */
export function bodyName(operation: Pick<Operation, 'id'>): string {
  return `${pascal(operation.id)}Body`;
}
