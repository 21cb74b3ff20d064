import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import { toApiName } from '#admin/api/wire-identity.ts';

type WireResource = ResourceDefinition & { wire: ResourceWire };

/**
 * Adapts a resource for its screens: create form and list of a nested resource require its parent, and path
 * parameters are read-only after creation.
 */
export function adaptDefinition(resource: WireResource): WireResource & { owners: readonly FieldDefinition[] } {
  const { create, update, filters, wire } = resource;
  const owners = (resource.owners ?? []).map((field) => ({ ...field, required: true }));
  const ownerFilters = owners.map(({ name, type, ...field }) => {
    return { name, type, operators: ['eq'] as const, field: { name, type, ...field } };
  });
  const isIn = (list: readonly FieldDefinition[], { name }: FieldDefinition) =>
    list.some((field) => field.name === name);
  return {
    ...resource,
    owners,
    filters: [...ownerFilters, ...filters],
    ...(create && {
      create: [
        ...owners.filter((owner) => !isIn(create, owner)),
        ...create.map((field) => (isIn(owners, field) ? { ...field, required: true } : field)),
      ],
    }),
    ...(update && { update: update.map((field) => lockPathParameters(field, wire)) }),
  };
}

function lockPathParameters(field: FieldDefinition, { id, single }: ResourceWire): FieldDefinition {
  return toApiName(field.name) === id && !single ? { ...field, roles: [] } : field;
}
