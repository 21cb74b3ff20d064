import type { Role } from '#generated/definitions.ts';
import { operations } from '#generated/operations.ts';
import { usePermissions } from 'react-admin';

/** The role of who is signed in; undefined until it is known. */
export function useRole(): Role | undefined {
  return usePermissions<Role>().permissions ?? undefined;
}

/** Whether somebody with this role may call an operation of the description (`x-roles`). */
export function mayCall(operationId: string | undefined, role: Role | undefined): boolean {
  const known: Readonly<Record<string, { roles?: readonly Role[] } | undefined>> = operations;
  const operation = operationId === undefined ? undefined : known[operationId];
  return operation !== undefined && role !== undefined && (operation.roles?.includes(role) ?? true);
}
