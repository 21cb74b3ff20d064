import { setImmediate } from 'node:timers/promises';
import { once } from 'es-toolkit';
import { getFormatLocale } from '#domain/language.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language, LetterKind, MailTemplate } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { type Block, notice, paragraph } from './blocks.ts';
import type { Letter, LetterContent, Reader } from './letter.ts';
import { pageUrl } from './links.ts';
import { loadMailTexts, type RelatedRecord, type Message, writeMail } from './mail.ts';

/** Loads React and react-email on first use: they are large, and not every process composes mails. */
const loadLayout = once(() => import('./layout.ts'));

/** Composes the subject, HTML and plain text of a letter in a language. */
export async function composeMail(
  letter: Letter,
  lang: Language,
  { publicUrl }: { readonly publicUrl: string },
): Promise<Message & { readonly template: MailTemplate }> {
  const t = await loadMailTexts(lang);
  const content = letter({ t, lang, locale: getFormatLocale(lang), publicUrl });
  const { template } = content;
  const values = { shop: SHOP_NAME, ...content.values };
  const {
    title = t(`${template}.title`, values),
    preview = t(`${template}.preview`, values),
    footer = t(`${template}.footer`, values),
  } = content;
  const { renderLayout } = await loadLayout();
  // rendering awaits only microtasks: yields to other requests when many mails are composed
  await setImmediate();
  const rendered = await renderLayout({
    lang,
    publicUrl,
    title,
    preview,
    footer,
    blocks: addGreetingAndClosing(content, t),
  });
  return { template, subject: t(`${template}.subject`, values), ...rendered };
}

/** Composes a letter in the recipient's language and adds it to the outbox. Returns the id of the mail. */
export async function writeLetter(
  tx: Queryable,
  context: Context,
  { email, lang }: { readonly email: string; readonly lang: Language },
  letter: Letter,
  about: RelatedRecord = {},
): Promise<number> {
  const message = await composeMail(letter, lang, context.config);
  return writeMail(tx, context, { ...message, recipient: email, ...about });
}

/** Writes a letter of a kind that accounts can refuse, unless the recipient's account refuses it. */
export async function writeOptionalLetter(
  tx: Queryable,
  context: Context,
  recipient: { readonly email: string; readonly lang: Language; readonly refused_letters: readonly LetterKind[] },
  kind: LetterKind,
  letter: Letter,
): Promise<void> {
  if (recipient.refused_letters.includes(kind)) return;
  await writeLetter(tx, context, recipient, (reader) => {
    const content = letter(reader);
    const choice = notice(reader.t('common.choose_letters', { url: pageUrl(reader, 'notifications') }));
    return { ...content, postscript: [...(content.postscript ?? []), choice] };
  });
}

/** Adds greeting and closing to the blocks. */
function addGreetingAndClosing(
  { name, blocks, closing = 'regards', postscript = [] }: LetterContent,
  t: Reader['t'],
): Block[] {
  return [
    paragraph(name ? t('common.greeting', { name }) : t('common.greeting_all')),
    ...blocks.filter((block) => !!block),
    ...(closing === 'questions' ? [notice(t('common.questions'))] : []),
    ...(closing === 'none' ? [] : [paragraph(`${t('common.regards')}\n${t('common.team', { shop: SHOP_NAME })}`)]),
    ...postscript,
  ];
}
