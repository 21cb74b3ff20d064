import type { ActionDefinition, FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { Changes } from './changes.ts';
import { isTransitionAllowed } from '../guards.ts';

/** The fields that a client may write, without computed ones. */
export const getWritableFields = ({ create = [], update = [] }: ResourceDefinition): readonly FieldDefinition[] => {
  const names = new Set<string>();
  return [...update, ...create].filter(({ name, readOnly }) => !readOnly && !names.has(name) && names.add(name));
};

/** The `undo` of a resource's action: true, the opposite operation, or undefined. */
export function findUndo({ actions }: ResourceDefinition, operation: string): ActionDefinition['undo'] {
  return actions.find(({ operationId }) => operationId === operation)?.undo;
}

/** Whether a deleted record can be recreated, i.e. the create schema has the same fields as the record. */
function isRestorable({ operations, fields, create }: ResourceDefinition): boolean {
  return operations.create !== undefined && operations.delete !== undefined && create === fields;
}

/** The fields of a change that an undo restores. */
export function getFieldsToRestore(
  definition: ResourceDefinition,
  operation: string,
  { before, after }: Changes,
): readonly FieldDefinition[] {
  const fields = operation === definition.operations.update ? getWritableFields(definition) : definition.fields;
  return fields.filter(({ name }) => (before && name in before) || (after && name in after));
}

/**
 * Whether a change can be undone, decided when it is made. Payments, mails and shipments cannot, nor a status without a
 * transition back (`x-transitions`).
 */
export function canBeUndone(definition: ResourceDefinition, operation: string, changes: Changes): boolean {
  const { operations } = definition;
  const { before, after } = changes;
  if (!before) return operation === operations.create && isRestorable(definition);
  if (!after) return operation === operations.delete && isRestorable(definition);
  const undo = operation === operations.update ? true : findUndo(definition, operation);
  if (undo !== true) return undo !== undefined;
  const fields = getFieldsToRestore(definition, operation, changes);
  return (
    fields.length > 0 && fields.every((field) => isTransitionAllowed(field, after[field.name], before[field.name]))
  );
}
