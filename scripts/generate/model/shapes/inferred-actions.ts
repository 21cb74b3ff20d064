import type { Action } from '../actions.ts';
import type { Operation } from '../operations.ts';
import { bodyMembers } from '../resources.ts';
import type { ResourceContext } from '../resources.ts';
import type { Collection } from './collections.ts';
import { canonical } from './paths.ts';

/**
 * What can be done with records besides CRUD: a call that changes something one word below the path of a record (on the
 * record) or of the list (on all of them), as `POST /orders/{id}/cancel`, `/orders/{id}:cancel`, `POST /orders/import`.
 */
export function actionsBeside(
  { named, itemPath }: Collection,
  crud: ReadonlySet<string>,
  context: ResourceContext,
): Action[] {
  return context.operations.flatMap((operation) => {
    if (operation.method === 'get' || operation.method === 'head' || operation.method === 'options') return [];
    if (crud.has(operation.id)) return [];
    const isBelow = (base: string | undefined) => base !== undefined && isWordBelow(operation.path, base);
    if (isBelow(itemPath)) return [actionOf(operation, 'row', context)];
    return isBelow(named) ? [actionOf(operation, 'collection', context)] : [];
  });
}

function isWordBelow(path: string, base: string): boolean {
  const start = canonical(base);
  const rest = canonical(path).slice(start.length);
  return canonical(path).startsWith(start) && /^[/:][^/{}:]+$/.test(rest);
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
