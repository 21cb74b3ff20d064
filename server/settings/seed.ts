import { SettingKey } from '#generated/enums.ts';
import type { Queryable } from '#server/platform/database.ts';
import { settings } from '#server/settings/settings.table.ts';

/** Writes a row for each setting that has none; run it after every migration. What staff decided on stays. */
export async function seedSettings(db: Queryable): Promise<void> {
  await db
    .insert(settings)
    .values(SettingKey.values.map((key) => ({ key })))
    .onConflictDoNothing();
}
