import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language, MailTemplate } from '#generated/enums.ts';
import type { TFunction } from 'i18next';
import { html } from './html.ts';
import { layout } from './layout.ts';
import type { Message } from './mail.ts';
import { words, type Part } from './parts.ts';

interface Reader {
  readonly t: TFunction;
  readonly lang: Language;
  readonly publicUrl: string;
}

interface Letter extends Reader {
  /** Key of the mail's texts: `subject`, `title`, `preview`, `footer`. */
  readonly template: string;
  /** Whom it greets; nobody by name when it is not known. */
  readonly name: string | null;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A mail about something without a number: a greeting, its parts, regards. */
export function letter({ template, name, values, ...reader }: Letter, parts: readonly Part[]): Message {
  const { t } = reader;
  return composed(reader, {
    subject: t(`${template}.subject`, values),
    title: t(`${template}.title`, values),
    preview: t(`${template}.preview`, values),
    footer: t(`${template}.footer`, { shop: SHOP_NAME }),
    parts: [words(name ? t('common.greeting', { name }) : t('common.greeting_all')), ...parts],
  });
}

/** What every mail about something with a number says: who it is for, in which language. */
export interface Addressed extends Reader {
  readonly number: string;
  readonly firstname: string;
}

/** A mail about something with a number, such as an order or a quote: a greeting, its parts, where to ask, regards. */
export function message(
  { number, firstname, ...reader }: Addressed,
  template: MailTemplate,
  values: Record<string, string>,
  parts: readonly Part[],
): Message {
  const { t } = reader;
  return composed(reader, {
    subject: t(`${template}.subject`, { number }),
    title: t(`${template}.title`),
    preview: t(`${template}.preview`, values),
    footer: t('common.footer', { shop: SHOP_NAME }),
    parts: [words(t('common.greeting', { name: firstname })), ...parts, words(t('common.questions'), true)],
  });
}

interface Texts {
  readonly subject: string;
  readonly title: string;
  readonly preview: string;
  readonly footer: string;
  readonly parts: readonly Part[];
}

function composed({ t, lang, publicUrl }: Reader, { subject, title, preview, footer, parts }: Texts): Message {
  const all = [...parts, words(`${t('common.regards')} ${t('common.team', { shop: SHOP_NAME })}`)];
  return {
    subject,
    text: [title, ...all.map(({ text }) => text), footer].join('\n\n'),
    html: layout({ lang, publicUrl, title, preview, footer, body: html`${all.map((part) => part.html)}` }),
  };
}
