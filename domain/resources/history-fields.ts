import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { ShipmentStatus } from '#generated/enums/ShipmentStatus.ts';
import type { ResourceName } from '#generated/resource-index.ts';

/** The lists whose records a fact names by their number, and what those records are called by. */
const RECORDS: readonly (readonly [names: RegExp, resource: ResourceName, label: string])[] = [
  [/_by$|^user_id$/, 'user', 'name'],
  [/^mail_id$/, 'mails', 'subject'],
  [/^item_id$/, 'items', 'name'],
  [/^dispute_id$/, 'disputes', 'provider_id'],
  [/^seller_id$/, 'sellers', 'name'],
];

/**
 * How a fact of a history is read that is no field of its record: what an action was asked, what came of it, or a column that
 * no screen shows. Records are shown by name; `value` tells switches and moments from texts.
 */
export function historyField(name: string, value?: unknown): FieldDefinition {
  const label = `fields.${name}`;
  const [, resource, title] = RECORDS.find(([names]) => names.test(name)) ?? [];
  if (resource && title) return { name, type: 'reference', label, ref: { resource, label: title } };
  if (name === 'parcel_status') return { name, type: 'select', label, data: ShipmentStatus };
  return { name, type: typeOf(name, value), label };
}

function typeOf(name: string, value: unknown): FieldType {
  if (typeof value === 'boolean') return 'switch';
  return name.endsWith('_at') ? 'datetime' : 'text';
}
