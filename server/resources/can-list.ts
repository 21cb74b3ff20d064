import { operations } from '#generated/operations.ts';
import type { Account, OperationId } from '#server/core/api/handler.ts';
import type { ResourceRuntime } from './resource-runtime.ts';

/** Whether an account may list a resource, and so export it, save views of it and receive its changes. */
export function canList({ definition }: ResourceRuntime, user: Account | undefined): boolean {
  // every list operation of the description is in the table
  const { roles = [] } = operations[definition.operations.list as OperationId];
  return roles.some((role) => user?.roles.includes(role));
}
