import type { Answer, Body, OperationId, PathParams } from '#generated/operation-types.ts';
import { operations } from '#generated/operations.ts';
import { request } from './request.ts';

/** What a call carries: path parameters and body, typed by the operation. */
export interface CallInput<Op extends OperationId> {
  params?: PathParams<Op>;
  body?: Body<Op>;
  signal?: AbortSignal;
}

/**
 * Calls an operation of the description by its id, for what is not CRUD: sign-in, actions.
 * @throws ApiError
 */
export async function call<Op extends OperationId>(id: Op, input: CallInput<Op> = {}): Promise<Answer<Op>> {
  const { method, path } = operations[id];
  const response = await request(`/api${fillPath(path, input.params ?? {})}`, {
    method: method.toUpperCase(),
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: input.signal,
  });
  return response.status === 204 ? (undefined as Answer<Op>) : response.json();
}

/** `/orders/{id}` with its parameters put in. */
export function fillPath(path: string, params: object): string {
  const values = new Map(Object.entries(params));
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')));
}

/** Names of a path's parameters, in order. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** The path of a record: its last parameter is the record's id, whatever it is called; the others are its properties. */
export function recordPath(path: string, record: Readonly<Record<string, unknown>>): string {
  const last = parametersOf(path).at(-1);
  return fillPath(path, last === undefined ? record : { ...record, [last]: record.id });
}
