import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';

/** Fields that may be columns of a list, in the order of the definition. */
export function listableFields(resource: ResourceDefinition): readonly FieldDefinition[] {
  return (resource.listFields ?? resource.fields).filter(
    (field) => !field.writeOnly && !field.hidden?.includes('list'),
  );
}
