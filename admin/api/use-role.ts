import type { Role } from '#generated/definitions.ts';
import { operationRoles } from '#generated/operation-roles.ts';
import { usePermissions } from 'react-admin';

/** The role of who is signed in; undefined until it is known. */
export function useRole(): Role | undefined {
  return usePermissions<Role>().permissions ?? undefined;
}

/** Whether a role is among those that may; where nothing is said of roles, everybody may. */
export function isFor(roles: readonly Role[] | undefined, role: Role | undefined): boolean {
  return role !== undefined && (roles === undefined || roles.length === 0 || roles.includes(role));
}

/** Whether somebody with this role may call an operation of the description (`x-roles`). */
export function mayCall(operationId: string | undefined, role: Role | undefined): boolean {
  const roles = operationId === undefined ? undefined : operationRoles[operationId];
  return roles !== undefined && isFor(roles, role);
}
