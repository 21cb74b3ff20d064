import { operations } from '#generated/operations.ts';
import type { Account, OperationId } from '#server/core/api/handler.ts';
import type { ResourceRuntime } from './resource-runtime.ts';

/** Whether an account may list a resource, and so export it, keep views of it and hear of its changes. */
export function canList({ definition }: ResourceRuntime, user: Account | undefined): boolean {
  // the description names the operations, the table of operations has them all
  const { roles = [] } = operations[definition.operations.list as OperationId];
  return roles.some((role) => user?.roles.includes(role));
}
