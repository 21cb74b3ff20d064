import type { FieldDefinition, ResourceDefinition, Role } from '#generated/definitions.ts';
import { isAllowedFor, canCall } from '../../api/use-role.ts';

/** Returns the fields that a role may edit in the rows of a list. */
export function listEditableFields(
  { update = [], operations }: ResourceDefinition,
  role: Role | undefined,
): readonly FieldDefinition[] {
  return canCall(operations.update, role)
    ? update.filter(({ editInList, readOnly, roles }) => editInList && !readOnly && isAllowedFor(roles, role))
    : [];
}
