import type { ActionDefinition, FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { Changes } from './changes.ts';
import { isTransitionAllowed } from '../guards.ts';

/** The fields that somebody may change, as against those that follow from others. */
export const writableFields = ({ create = [], update = [] }: ResourceDefinition): readonly FieldDefinition[] => {
  const names = new Set<string>();
  return [...update, ...create].filter(({ name, readOnly }) => !readOnly && !names.has(name) && names.add(name));
};

/** What a resource's action says of how it is taken back. */
export function findUndo({ actions }: ResourceDefinition, operation: string): ActionDefinition['undo'] {
  return actions.find(({ operationId }) => operationId === operation)?.undo;
}

/** Whether a deleted record can be made again: what creates it takes the same fields that it has. */
export function isRestorable({ operations, fields, create }: ResourceDefinition): boolean {
  return operations.create !== undefined && operations.delete !== undefined && create === fields;
}

/** The fields of a change that an undo writes back. */
export function fieldsToRestore(
  definition: ResourceDefinition,
  operation: string,
  { before, after }: Changes,
): readonly FieldDefinition[] {
  const fields = operation === definition.operations.update ? writableFields(definition) : definition.fields;
  return fields.filter(({ name }) => (before && name in before) || (after && name in after));
}

/**
 * Whether a change can be taken back, as far as it can be told when it is made: money, mails and what has left the house
 * cannot, nor a status that has no way back (`x-transitions`).
 */
export function canBeUndone(definition: ResourceDefinition, operation: string, changes: Changes): boolean {
  const { operations } = definition;
  const { before, after } = changes;
  if (!before) return operation === operations.create && isRestorable(definition);
  if (!after) return operation === operations.delete && isRestorable(definition);
  const undo = operation === operations.update ? true : findUndo(definition, operation);
  if (undo !== true) return undo !== undefined;
  const fields = fieldsToRestore(definition, operation, changes);
  return (
    fields.length > 0 && fields.every((field) => isTransitionAllowed(field, after[field.name], before[field.name]))
  );
}
