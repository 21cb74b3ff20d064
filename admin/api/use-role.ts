import type { Role } from '#generated/definitions.ts';
import { operationRoles } from '#generated/operation-roles.ts';
import { usePermissions } from 'react-admin';

/** The role of the account; undefined while loading. */
export function useRole(): Role | undefined {
  return usePermissions<Role>().permissions ?? undefined;
}

/** Whether a role is among `roles`; without `roles` every role is. */
export function isAllowedFor(roles: readonly Role[] | undefined, role: Role | undefined): boolean {
  return role !== undefined && (roles === undefined || roles.length === 0 || roles.includes(role));
}

/** Whether a role may call an operation (`x-roles`). */
export function canCall(operationId: string | undefined, role: Role | undefined): boolean {
  const roles = operationId === undefined ? undefined : operationRoles[operationId];
  return roles !== undefined && isAllowedFor(roles, role);
}
