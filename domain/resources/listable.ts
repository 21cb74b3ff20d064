import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';

/** The fields that can be columns of a list, in order. */
export function getListableFields(resource: ResourceDefinition): readonly FieldDefinition[] {
  return (resource.listFields ?? resource.fields).filter(
    (field) => !field.writeOnly && !field.hidden?.includes('list'),
  );
}
