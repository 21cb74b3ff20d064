import { fromMinor } from '#domain/money.ts';
import { SettingKey } from '#generated/enums.ts';
import type { Settings } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import { dated, rateState } from '#server/modules/pricing/dated.ts';
import { resource } from '#server/resources/register.ts';
import { amountIn } from '#server/modules/pricing/limits.ts';
import { checkValue, defaultValue, isAmount, readSetting, SETTINGS_CURRENCY } from '#server/core/settings/settings.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';

/** The settings in force, their amounts in the currency that was asked for. */
async function adminGetSettings({ query, context }: Call<'adminGetSettings'>): Promise<Settings> {
  const currency = query.currency ?? SETTINGS_CURRENCY;
  const values = await Promise.all(
    SettingKey.values.map(async (key): Promise<[SettingKey, number]> => {
      const value = isAmount(key)
        ? fromMinor(await amountIn(context, key, currency), currency)
        : await readSetting(context.reads, key);
      return [key, value];
    }),
  );
  return { currency, ...(Object.fromEntries(values) as Record<SettingKey, number>) };
}

const defaults = SettingKey.values.map((key) => `when '${key}' then ${defaultValue(key)}`).join(' ');
const rules = dated('valid_from');

/** What was decided, from which day on, for those who decide; as rates, what is in force is followed by another row. */
const settingsResource = resource('settings', {
  table: settingValues,
  computed: { default_value: sql.raw(`case setting_values.key ${defaults} end`) },
  texts: { state: rateState('setting_values', 'valid_from', ['key']) },
  hooks: {
    ...rules,
    beforeCreate: (values, call) => {
      rules.beforeCreate(values, call);
      if (values.key && values.value !== undefined) checkValue(values.key, values.value);
      return { created_at: call.context.now(), created_by: call.user?.id };
    },
    beforeUpdate: (values, before, call) => {
      rules.beforeUpdate(values, before, call);
      checkValue(values.key ?? before.key, values.value ?? before.value);
    },
  },
});

export const settingsHandlers = { adminGetSettings, ...settingsResource } as const satisfies Partial<Handlers>;
