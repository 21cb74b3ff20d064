import type { FieldDefinition } from '#generated/definitions.ts';
import type { SettingKey } from '#generated/enums.ts';
import { SettingsFields } from '#generated/fields/Settings.ts';
import { toMinor } from '#domain/money.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database.ts';
import { settings } from '#server/settings/settings.table.ts';

/** The currency that amounts of the settings are kept in. */
export const SETTINGS_CURRENCY = 'EUR';

/** What the description says where staff has decided on nothing; minor in EUR. */
export function defaultAmount(key: SettingKey): number {
  const fields: readonly FieldDefinition[] = SettingsFields;
  const value = fields.find(({ name }) => name === key)?.defaultValue;
  if (typeof value !== 'number') throw new Error(`The setting ${key} is no amount.`);
  return toMinor(value, SETTINGS_CURRENCY);
}

/** An amount that staff decided on, else the description's default; minor in EUR. */
export async function readAmount(db: Queryable, key: SettingKey): Promise<number> {
  const [row] = await db.select({ amount: settings.amount }).from(settings).where(eq(settings.key, key));
  return row?.amount ?? defaultAmount(key);
}
