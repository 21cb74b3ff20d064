import { formatDate } from '#domain/dates.ts';
import type { Language } from '#generated/enums.ts';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { button, notice, paragraph } from '#server/core/mail/blocks.ts';
import { writeLetter } from '#server/core/mail/compose-mail.ts';
import { codeUrl } from '#server/core/mail/links.ts';
import { type PassRow, type PassTypeRow, passTypes } from '../passes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** The name of a pass type in a language. */
export const getPassName = ({ name, name_fr, name_zh }: PassTypeRow, lang: Language): string =>
  ({ en: name, fr: name_fr, zh: name_zh })[lang] || name;

/** Mails a pass with its benefit, validity, code and QR code, in the holder's language. */
export async function mailPass(tx: Queryable, context: Context, pass: PassRow): Promise<void> {
  const [type] = await tx.select().from(passTypes).where(eq(passTypes.id, pass.type_id));
  if (!type) return;
  const { email, code, valid_until, uses } = pass;
  const [account] = await tx.select().from(users).where(eq(users.email, email));
  await writeLetter(tx, context, { email, lang: account?.lang ?? 'en' }, ({ t, lang, locale, publicUrl }) => {
    const values = { pass: getPassName(type, lang) };
    return {
      template: 'pass',
      ...{ values, name: pass.holder },
      blocks: [
        paragraph(t('pass.intro', values)),
        paragraph(t(`pass.benefit.${type.benefit}`, { percent: type.percent ?? 0 })),
        !!type.terms && paragraph(type.terms),
        paragraph(t('pass.code', { code })),
        button(t('pass.show'), codeUrl({ publicUrl }, '/passes/{code}/qr', code)),
        valid_until && notice(t('pass.until', { date: formatDate(toSeconds(valid_until), locale) })),
        uses !== null && notice(t('pass.uses', { count: uses })),
      ],
    };
  });
}
