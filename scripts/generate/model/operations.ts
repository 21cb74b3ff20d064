import type { Diagnostics } from '../diagnostics.ts';
import { camel, pascal } from '../names.ts';
import { listAt, objectAt, textAt, textsAt } from './json.ts';
import type { JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import { OperationReader } from './operation-parts.ts';
import type { Answer, Body, Parameter } from './operation-parts.ts';
import { child, pointerTo } from './pointer.ts';
import { readRoles, rolesOf } from './roles.ts';
import { anything } from './schema.ts';
import type { Schema } from './schema.ts';

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof METHODS)[number];

export interface Operation {
  id: string;
  method: Method;
  path: string;
  pointer: string;
  tags: readonly string[];
  /** Who may call it; undefined when the description says nothing of roles. */
  roles?: readonly string[];
  parameters: readonly Parameter[];
  body?: Body;
  /** By status as written: `200`, `4XX`, `default`. */
  answers: ReadonlyMap<string, Answer>;
  words: JsonObject;
}

/** Reads every operation of the description, in its order. */
export function readOperations(document: JsonObject, normaliser: Normaliser, diagnostics: Diagnostics): Operation[] {
  const reader = new OperationReader(normaliser);
  const operations: Operation[] = [];
  const ids = new Set<string>();
  const withRoles = rolesOf(document).length > 0;
  for (const [path, entry] of Object.entries(objectAt(document.paths))) {
    const { node: item, pointer } = normaliser.references.follow(entry, pointerTo('paths', path));
    const common = listAt(item.parameters).map((node, index) =>
      reader.parameter(node, child(pointer, 'parameters', index)),
    );
    for (const method of METHODS) {
      if (item[method] === undefined) continue;
      const words = objectAt(item[method]);
      const at = child(pointer, method);
      const id = textAt(words.operationId) ?? camel(`${method} ${path}`);
      if (textAt(words.operationId) === undefined)
        diagnostics.warn('missing-operation-id', at, `It is called ${id} here.`);
      if (ids.has(id)) diagnostics.error('duplicate-operation-id', at, id);
      ids.add(id);
      const own = listAt(words.parameters).map((node, index) => reader.parameter(node, child(at, 'parameters', index)));
      const inherited = common.filter((a) => !own.some((b) => a.name === b.name && a.in === b.in));
      const answers = Object.entries(objectAt(words.responses)).map(
        ([status, answer]) => [status, reader.answer(answer, child(at, 'responses', status))] as const,
      );
      const roles = readRoles(document, words, at, withRoles, diagnostics);
      operations.push({
        id,
        method,
        path,
        pointer: at,
        tags: textsAt(words.tags),
        ...(roles ? { roles } : {}),
        parameters: withPathParameters(path, [...inherited, ...own], at),
        ...(words.requestBody === undefined ? {} : { body: reader.body(words.requestBody, child(at, 'requestBody')) }),
        answers: new Map(answers),
        words,
      });
    }
  }
  return operations;
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
