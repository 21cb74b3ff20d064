import type { FieldDefinition } from '#generated/definitions.ts';

/** Facts of histories that name an account. */
const BY_ACCOUNT = /_by$|^user_id$|^member_id$/;

/**
 * A fact of a history that is no field of its record: what an action was asked, what came of it, or a column that no screen
 * shows. Accounts are shown by name.
 */
export function historyField(name: string): FieldDefinition {
  const label = `fields.${name}`;
  if (BY_ACCOUNT.test(name)) return { name, type: 'reference', label, ref: { resource: 'user', label: 'name' } };
  return { name, type: 'text', label };
}
