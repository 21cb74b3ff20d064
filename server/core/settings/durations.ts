import type { SettingKey } from '#generated/enums.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readSetting } from './settings.ts';

const UNITS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000 } as const;

/** Settings that are durations; the name ends in the unit. */
type DurationSetting = Extract<SettingKey, `${string}_${keyof typeof UNITS}`>;

/** Reads a duration in milliseconds; `override` replaces the value, in the setting's unit. */
export async function readDuration(db: Queryable, key: DurationSetting, override?: number | null): Promise<number> {
  const unit = key.slice(key.lastIndexOf('_') + 1) as keyof typeof UNITS;
  return (override ?? (await readSetting(db, key))) * UNITS[unit];
}

/** Computes the end of a duration that starts at `now`. */
export async function computeExpiry(
  db: Queryable,
  key: DurationSetting,
  now: Date,
  override?: number | null,
): Promise<Date> {
  return new Date(now.getTime() + (await readDuration(db, key, override)));
}
