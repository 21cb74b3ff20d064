import type { Operation } from '../operations.ts';
import { bodyMembers } from '../body-members.ts';
import type { ResourceContext, Action } from '../resource.ts';
import type { Collection } from './collections.ts';
import { canonical } from './paths.ts';

/**
 * What can be done with records besides CRUD: a call that changes something one word below the path of a record (on the
 * record) or of the list (on all of them), as `POST /orders/{id}/cancel`, `/orders/{id}:cancel`, `POST /orders/import`.
 */
export function actionsBeside(
  { named, itemPath }: Collection,
  below: ReadonlyMap<string, readonly Operation[]>,
  context: ResourceContext,
): Action[] {
  const on = (base: string, scope: 'row' | 'collection') =>
    (below.get(canonical(base)) ?? []).map((operation) => actionOf(operation, scope, context));
  const ofRecord = itemPath === undefined || canonical(itemPath) === canonical(named) ? [] : on(itemPath, 'row');
  return [...ofRecord, ...on(named, itemPath === named ? 'row' : 'collection')];
}

/** Calls that change something by the path they stand one word below; those of `crud` are none. */
export function actionsByBase(
  operations: readonly Operation[],
  crud: ReadonlySet<string>,
): ReadonlyMap<string, readonly Operation[]> {
  const below = new Map<string, Operation[]>();
  for (const operation of operations) {
    if (operation.method === 'get' || operation.method === 'head' || operation.method === 'options') continue;
    const base = /^(.+)[/:][^/{}:]+$/.exec(canonical(operation.path))?.[1];
    if (base === undefined || crud.has(operation.id)) continue;
    const known = below.get(base);
    if (known) known.push(operation);
    else below.set(base, [operation]);
  }
  return below;
}

function actionOf(operation: Operation, scope: 'row' | 'collection', { fields }: ResourceContext): Action {
  const { id, method, path } = operation;
  return {
    operationId: id,
    method: method === 'put' || method === 'patch' || method === 'delete' ? method : 'post',
    path,
    label: `actions.${id}`,
    scope,
    roles: operation.roles ?? [],
    ...(method === 'delete' ? { confirm: true } : {}),
    fields: bodyMembers(operation, fields) ?? [],
  };
}
