import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { formatLocale } from '#domain/language.ts';
import type { users } from '#server/accounts/accounts.table.ts';
import type { Context } from '#server/api/handler.ts';
import { letter } from '#server/mail/letter.ts';
import { mailWords, writeMail } from '#server/mail/mail.ts';
import { words } from '#server/mail/order-messages.ts';
import type { Queryable } from '#server/platform/database.ts';

/** Tells the owner of an account that its password was changed, in the account's language. */
export async function mailPasswordChanged(
  tx: Queryable,
  context: Context,
  { email, name, lang }: typeof users.$inferSelect,
): Promise<void> {
  const t = await mailWords(lang);
  const at = new Intl.DateTimeFormat(formatLocale(lang), {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE },
  }).format(context.now());
  const values = { at };
  const { publicUrl } = context.config;
  const parts = [words(t('password_changed.intro', values)), words(t('password_changed.not_you'), true)];
  const written = letter({ t, lang, publicUrl, template: 'password_changed', name, values }, parts);
  await writeMail(tx, context, { ...written, recipient: email, template: 'password_changed' });
}
