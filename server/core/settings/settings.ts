import type { FieldDefinition } from '#generated/definitions.ts';
import type { SettingKey } from '#generated/enums.ts';
import { SettingsFields } from '#generated/fields/Settings.ts';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { toMinor } from '#domain/money.ts';
import { countFractionDigits } from '#forms-schema/predicates.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type FieldError, invalid } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { settingValues } from './settings.table.ts';

/** Currency of amounts. */
export const SETTINGS_CURRENCY = 'EUR';

const fields: readonly FieldDefinition[] = SettingsFields;

function getField(key: SettingKey): FieldDefinition {
  const field = fields.find(({ name }) => name === key);
  if (!field) throw new Error(`The description says nothing of the setting ${key}.`);
  return field;
}

/** Returns the default of the description; amounts in EUR. */
export function defaultValue(key: SettingKey): number {
  const value = getField(key).defaultValue;
  if (typeof value !== 'number') throw new Error(`The setting ${key} has no default.`);
  return value;
}

/** Whether a setting is an amount of money. */
export const isAmount = (key: SettingKey): boolean => getField(key).type === 'money';

/** Checks a value against the description. Throws 422. */
export function checkValue(key: SettingKey, value: number): void {
  const { min = 0, max, type } = getField(key);
  const createError = (error: Omit<FieldError, 'path'>) => invalid([{ path: 'value', ...error }]);
  if (type === 'integer' && !Number.isInteger(value)) throw createError({ code: 'input_must_integer' });
  const decimals = 2;
  if (countFractionDigits(value) > decimals) throw createError({ code: 'input_decimals', params: { max: decimals } });
  if (value < min) throw createError({ code: 'input_min', params: { min } });
  if (max !== undefined && value > max) throw createError({ code: 'input_max', params: { max } });
}

const today = sql.raw(`(now() at time zone '${SHOP_TIME_ZONE}')::date`);

/** SQL of the value on a day (today by default); amounts in EUR. */
export const selectSetting = (key: SettingKey, day: SQL = today): SQL<number> => sql<number>`coalesce((
    select ${settingValues.value} from ${settingValues}
    where ${settingValues.key} = ${key} and ${settingValues.valid_from} <= ${day}
    order by ${settingValues.valid_from} desc limit 1), ${defaultValue(key)}::float8)`;

/** Reads the value on a day ('YYYY-MM-DD', today by default); amounts in EUR. */
export async function readSetting(db: Queryable, key: SettingKey, day?: string): Promise<number> {
  const value = selectSetting(key, day === undefined ? undefined : sql`${day}::date`);
  const { rows } = await db.execute<{ value: number }>(sql`select ${value} as value`);
  return rows[0]?.value ?? defaultValue(key);
}

/** Reads today's amount in minor units of EUR. */
export async function readAmount(db: Queryable, key: SettingKey): Promise<number> {
  return toMinor(await readSetting(db, key), SETTINGS_CURRENCY);
}
