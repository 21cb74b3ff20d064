import type { FieldDefinition, ResourceDefinition, Role } from '#generated/definitions.ts';
import { isAllowedFor, canCall } from '../../api/use-role.ts';

/** Of the fields that a list shows in its rows, those that somebody with this role may change there. */
export function listEditableFields(
  { update = [], operations }: ResourceDefinition,
  role: Role | undefined,
): readonly FieldDefinition[] {
  return canCall(operations.update, role)
    ? update.filter(({ editInList, readOnly, roles }) => editInList && !readOnly && isAllowedFor(roles, role))
    : [];
}
