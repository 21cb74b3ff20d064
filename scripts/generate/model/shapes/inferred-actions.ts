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
  { recordsPath, itemPath }: Collection,
  operationsByBase: ReadonlyMap<string, readonly Operation[]>,
  context: ResourceContext,
): Action[] {
  const buildActions = (base: string, scope: 'row' | 'collection') =>
    (operationsByBase.get(normalisePath(base)) ?? []).map((operation) => buildAction(operation, scope, context));
  const recordActions =
    itemPath === undefined || normalisePath(itemPath) === normalisePath(recordsPath)
      ? []
      : buildActions(itemPath, 'row');
  return [...recordActions, ...buildActions(recordsPath, itemPath === recordsPath ? 'row' : 'collection')];
}

/** Groups writing operations by their parent path, without those in `crud`. */
export function groupActionsByBase(
  operations: readonly Operation[],
  crud: ReadonlySet<string>,
): ReadonlyMap<string, readonly Operation[]> {
  const operationsByBase = new Map<string, Operation[]>();
  for (const operation of operations) {
    if (operation.method === 'get' || operation.method === 'head' || operation.method === 'options') continue;
    const base = /^(.+)[/:][^/{}:]+$/.exec(normalisePath(operation.path))?.[1];
    if (base === undefined || crud.has(operation.id)) continue;
    const siblings = operationsByBase.get(base);
    if (siblings) siblings.push(operation);
    else operationsByBase.set(base, [operation]);
  }
  return operationsByBase;
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
