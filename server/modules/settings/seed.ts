import { SettingKey } from '#generated/enums.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defaultValue } from '#server/core/settings/settings.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';

/** Inserts missing default rows of settings after each migration. Changed rows are kept. */
export async function seedSettings(db: Queryable): Promise<void> {
  await db
    .insert(settingValues)
    .values(SettingKey.values.map((key) => ({ key, value: defaultValue(key), valid_from: '1970-01-01' })))
    .onConflictDoNothing();
}
