import { fromMinor } from '#domain/money.ts';
import { SettingKey } from '#generated/enums.ts';
import type { Settings } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { isAmount, readSetting, SETTINGS_CURRENCY } from '#server/core/settings/settings.ts';
import { readAmountInCurrency } from './limits.ts';

/** Reads the current settings with amounts in the requested currency. */
export async function adminGetSettings({ query, context }: Call<'adminGetSettings'>): Promise<Settings> {
  const currency = query.currency ?? SETTINGS_CURRENCY;
  const values = await Promise.all(
    SettingKey.values.map(async (key): Promise<[SettingKey, number]> => {
      const value = isAmount(key)
        ? fromMinor(await readAmountInCurrency(context, key, currency), currency)
        : await readSetting(context.reads, key);
      return [key, value];
    }),
  );
  return { currency, ...(Object.fromEntries(values) as Record<SettingKey, number>) };
}
