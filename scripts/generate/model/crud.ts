import type { Operation } from './operations.ts';

export interface Crud {
  list?: Operation;
  get?: Operation;
  create?: Operation;
  update?: Operation;
  delete?: Operation;
}

/** Finds the operations of a collection path and of its item path: `/admin/orders`, `/admin/orders/{id}`. */
export function findCrud(path: string, operations: readonly Operation[]): Crud {
  const findOperation = (method: string, item: boolean) =>
    operations.find((operation) => {
      if (operation.method !== method || operation.words['x-action'] !== undefined) return false;
      return item ? isItemPath(operation.path, path) : operation.path === path;
    });
  const operationsByName = {
    list: findOperation('get', false),
    create: findOperation('post', false),
    get: findOperation('get', true),
    update: findOperation('put', true) ?? findOperation('patch', true),
    delete: findOperation('delete', true),
  };
  return Object.fromEntries(Object.entries(operationsByName).filter(([, operation]) => operation !== undefined));
}

function isItemPath(path: string, collection: string): boolean {
  return path.startsWith(`${collection}/`) && /^\{[^/{}]+\}$/.test(path.slice(collection.length + 1));
}
