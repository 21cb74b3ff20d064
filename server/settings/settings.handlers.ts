import { fromMinor } from '#domain/money.ts';
import type { Settings } from '#generated/schemas.ts';
import type { Call, Handlers } from '#server/api/handler.ts';
import { amountIn } from '#server/settings/limits.ts';
import { SETTINGS_CURRENCY } from '#server/settings/settings.ts';

/** The settings in force, their amounts in the currency that was asked for. */
async function adminGetSettings({ query, context }: Call<'adminGetSettings'>): Promise<Settings> {
  const currency = query.currency ?? SETTINGS_CURRENCY;
  return { currency, refund_limit_team: fromMinor(await amountIn(context, 'refund_limit_team', currency), currency) };
}

export const settingsHandlers = { adminGetSettings } as const satisfies Partial<Handlers>;
