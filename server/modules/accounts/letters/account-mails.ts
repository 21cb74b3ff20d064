import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { formatLocale } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import type { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { letter } from '#server/core/mail/letter.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { pageUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import type { Queryable } from '#server/core/database/database.ts';

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

/**
 * Sends the link that confirms the e-mail address of a sign-up. It greets without a name: whoever signed up chose it, and the
 * address may be somebody else's.
 */
export async function mailConfirmation(
  tx: Queryable,
  context: Context,
  { email, lang, token, hours }: { email: string; lang: Language; token: string; hours: number },
): Promise<void> {
  const t = await mailWords(lang);
  const { publicUrl } = context.config;
  const parts = [
    words(t('sign_up.intro')),
    link(t('sign_up.confirm'), pageUrl({ publicUrl, lang }, 'confirmEmail', { token })),
    words(t('sign_up.until', { count: hours })),
    words(t('sign_up.not_you'), true),
  ];
  const written = letter({ t, lang, publicUrl, template: 'sign_up', name: null, values: {} }, parts);
  await writeMail(tx, context, { ...written, recipient: email, template: 'sign_up' });
}

/** Tells the owner of an account that somebody tried to sign up with its address, and where to sign in. */
export async function mailAccountExists(
  tx: Queryable,
  context: Context,
  { email, name, lang, password_hash }: typeof users.$inferSelect,
): Promise<void> {
  const t = await mailWords(lang);
  const { publicUrl } = context.config;
  const parts = [
    words(t('account_exists.intro')),
    ...(password_hash
      ? [link(t('account_exists.sign_in'), pageUrl({ publicUrl, lang }, 'sign'))]
      : [words(t('account_exists.no_password'))]),
    words(t('account_exists.not_you'), true),
  ];
  const written = letter({ t, lang, publicUrl, template: 'account_exists', name, values: {} }, parts);
  await writeMail(tx, context, { ...written, recipient: email, template: 'account_exists' });
}
