import { formatDate } from '#domain/dates.ts';
import { formatLocale } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { letter } from '#server/core/mail/letter.ts';
import { mailWords, writeMail } from '#server/core/mail/mail.ts';
import { codeUrl } from '#server/core/mail/links.ts';
import { link, words } from '#server/core/mail/parts.ts';
import { type PassRow, type PassTypeRow, passTypes } from '../passes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** What a kind is called in a language. */
export const passName = ({ name, name_fr, name_zh }: PassTypeRow, lang: Language): string =>
  ({ en: name, fr: name_fr, zh: name_zh })[lang] || name;

/** Sends a pass: what it gives, until when, its code, and where its QR code is. In the language of the holder's account. */
export async function mailPass(tx: Queryable, context: Context, pass: PassRow): Promise<void> {
  const [type] = await tx.select().from(passTypes).where(eq(passTypes.id, pass.type_id));
  if (!type) return;
  const [account] = await tx.select().from(users).where(eq(users.email, pass.email));
  const lang = account?.lang ?? 'en';
  const { publicUrl } = context.config;
  const t = await mailWords(lang);
  const date = (moment: Date) => formatDate(toSeconds(moment), formatLocale(lang));
  const values = { pass: passName(type, lang) };
  const parts = [
    words(t('pass.intro', values)),
    words(t(`pass.benefit.${type.benefit}`, { percent: type.percent ?? 0 })),
    ...(type.terms ? [words(type.terms)] : []),
    words(t('pass.code', { code: pass.code })),
    link(t('pass.show'), codeUrl({ publicUrl }, '/passes/{code}/qr', pass.code)),
    ...(pass.valid_until ? [words(t('pass.until', { date: date(pass.valid_until) }), true)] : []),
    ...(pass.uses === null ? [] : [words(t('pass.uses', { count: pass.uses }), true)]),
  ];
  const written = letter({ t, lang, publicUrl, template: 'pass', name: pass.holder, values }, parts);
  await writeMail(tx, context, { ...written, recipient: pass.email, template: 'pass' });
}
