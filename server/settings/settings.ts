import type { FieldDefinition } from '#generated/definitions.ts';
import { SettingsFields } from '#generated/fields/Settings.ts';
import { toMinor } from '#domain/money.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database.ts';
import { settings } from '#server/settings/settings.table.ts';

/** Settings that are amounts of money. */
export type AmountSetting = 'refund_limit_team';

/** The currency that amounts of the settings are kept in. */
export const SETTINGS_CURRENCY = 'EUR';

/** An amount that staff decided on, else the description's default; minor in EUR. */
export async function readAmount(db: Queryable, key: AmountSetting): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const fields: readonly FieldDefinition[] = SettingsFields;
  const value = row?.value ?? fields.find(({ name }) => name === key)?.defaultValue;
  if (typeof value !== 'number') throw new Error(`The setting ${key} is no amount.`);
  return toMinor(value, SETTINGS_CURRENCY);
}
