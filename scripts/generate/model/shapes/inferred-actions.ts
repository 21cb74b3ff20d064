import type { Operation } from '../operations.ts';
import { getBodyMembers } from '../body-members.ts';
import type { ResourceContext, Action } from '../resource.ts';
import type { Collection } from './collections.ts';
import { normalisePath } from './paths.ts';

/**
 * Infers actions: operations that write one segment below the path of a record or of the list, as
 * `POST /orders/{id}/cancel`, `/orders/{id}:cancel`, `POST /orders/import`.
 */
export function inferActions(
  { named, itemPath }: Collection,
  below: ReadonlyMap<string, readonly Operation[]>,
  context: ResourceContext,
): Action[] {
  const on = (base: string, scope: 'row' | 'collection') =>
    (below.get(normalisePath(base)) ?? []).map((operation) => buildAction(operation, scope, context));
  const ofRecord =
    itemPath === undefined || normalisePath(itemPath) === normalisePath(named) ? [] : on(itemPath, 'row');
  return [...ofRecord, ...on(named, itemPath === named ? 'row' : 'collection')];
}

/** Groups writing operations by their parent path, without those in `crud`. */
export function groupActionsByBase(
  operations: readonly Operation[],
  crud: ReadonlySet<string>,
): ReadonlyMap<string, readonly Operation[]> {
  const below = new Map<string, Operation[]>();
  for (const operation of operations) {
    if (operation.method === 'get' || operation.method === 'head' || operation.method === 'options') continue;
    const base = /^(.+)[/:][^/{}:]+$/.exec(normalisePath(operation.path))?.[1];
    if (base === undefined || crud.has(operation.id)) continue;
    const known = below.get(base);
    if (known) known.push(operation);
    else below.set(base, [operation]);
  }
  return below;
}

function buildAction(operation: Operation, scope: 'row' | 'collection', { fields }: ResourceContext): Action {
  const { id, method, path } = operation;
  return {
    operationId: id,
    method: method === 'put' || method === 'patch' || method === 'delete' ? method : 'post',
    path,
    label: `actions.${id}`,
    scope,
    roles: operation.roles ?? [],
    ...(method === 'delete' ? { confirm: true } : {}),
    fields: getBodyMembers(operation, fields) ?? [],
  };
}
