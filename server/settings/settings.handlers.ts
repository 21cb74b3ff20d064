import { fromMinor } from '#domain/money.ts';
import { SettingKey } from '#generated/enums.ts';
import type { Settings } from '#generated/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Call, Handlers } from '#server/api/handler.ts';
import { resource } from '#server/resource/register.ts';
import { amountIn } from '#server/settings/limits.ts';
import { defaultAmount, SETTINGS_CURRENCY } from '#server/settings/settings.ts';
import { settings } from '#server/settings/settings.table.ts';

/** The settings in force, their amounts in the currency that was asked for. */
async function adminGetSettings({ query, context }: Call<'adminGetSettings'>): Promise<Settings> {
  const currency = query.currency ?? SETTINGS_CURRENCY;
  return { currency, refund_limit_team: fromMinor(await amountIn(context, 'refund_limit_team', currency), currency) };
}

const defaults = SettingKey.values.map((key) => `when '${key}' then ${defaultAmount(key)}`).join(' ');

/** The same, one by one, for those who decide on them. */
const limitsResource = resource('limits', {
  table: settings,
  computed: { default_amount: sql.raw(`case settings.key ${defaults} end`) },
  texts: { currency: sql.raw(`select '${SETTINGS_CURRENCY}'`) },
  hooks: {
    beforeUpdate: (_values, _before, { context, user }) => ({ updated_at: context.now(), updated_by: user?.id }),
  },
});

export const settingsHandlers = { adminGetSettings, ...limitsResource } as const satisfies Partial<Handlers>;
