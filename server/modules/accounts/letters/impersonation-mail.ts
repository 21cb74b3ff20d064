import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { formatLocale } from '#domain/language.ts';
import type { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { letter } from '#server/core/mail/letter.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';

interface Told {
  by: string;
  reason: string;
  minutes: number;
}

/** Tells a customer that somebody of the shop looks at her account, who, when and why. */
export async function mailImpersonated(
  tx: Queryable,
  context: Context,
  { email, name, lang }: typeof users.$inferSelect,
  { by, reason, minutes }: Told,
): Promise<void> {
  const t = await mailWords(lang);
  const at = new Intl.DateTimeFormat(formatLocale(lang), {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE },
  }).format(context.now());
  const values = { by, at, minutes };
  const { publicUrl } = context.config;
  const parts = [
    words(t('impersonated.intro', values)),
    words(t('impersonated.reason', { reason })),
    words(t('impersonated.limits', values), true),
  ];
  const written = letter({ t, lang, publicUrl, template: 'impersonated', name, values }, parts);
  await writeMail(tx, context, { ...written, recipient: email, template: 'impersonated' });
}
