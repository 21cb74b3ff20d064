import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { ShipmentStatus } from '#generated/enums/ShipmentStatus.ts';
import type { ResourceName } from '#generated/resource-index.ts';

/** Resources that fields of the history refer to by id, with their label field. */
const RECORDS: readonly (readonly [names: RegExp, resource: ResourceName, label: string])[] = [
  [/_by$|^user_id$/, 'user', 'name'],
  [/^mail_id$/, 'mails', 'subject'],
  [/^item_id$/, 'items', 'name'],
  [/^dispute_id$/, 'disputes', 'provider_id'],
  [/^seller_id$/, 'sellers', 'name'],
];

/**
 * The field definition of a history entry that is not a field of its record: an argument or a result of an action, or a hidden
 * column. References are shown by label; `value` distinguishes booleans from texts.
 */
export function getHistoryField(name: string, value?: unknown): FieldDefinition {
  const label = `fields.${name}`;
  const [, resource, title] = RECORDS.find(([names]) => names.test(name)) ?? [];
  if (resource && title) return { name, type: 'reference', label, ref: { resource, label: title } };
  if (name === 'parcel_status') return { name, type: 'select', label, data: ShipmentStatus };
  return { name, type: getFieldType(name, value), label };
}

function getFieldType(name: string, value: unknown): FieldType {
  if (typeof value === 'boolean') return 'switch';
  return name.endsWith('_at') ? 'datetime' : 'text';
}
