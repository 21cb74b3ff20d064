import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import type { TFunction } from 'i18next';
import { html } from './html.ts';
import { layout } from './layout.ts';
import type { Message } from './mail.ts';
import { words } from '#server/modules/orders/letters/order-messages.ts';
import type { Part } from '#server/modules/orders/letters/order-parts.ts';

interface Letter {
  readonly t: TFunction;
  readonly lang: Language;
  readonly publicUrl: string;
  /** Key of the mail's texts: `subject`, `title`, `preview`, `footer`. */
  readonly template: string;
  /** Whom it greets; nobody by name when it is not known. */
  readonly name: string | null;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A mail about something else than an order: a greeting, its parts, regards. */
export function letter({ t, lang, publicUrl, template, name, values }: Letter, parts: readonly Part[]): Message {
  const shop = SHOP_NAME;
  const all = [
    words(name ? t('common.greeting', { name }) : t('common.greeting_all')),
    ...parts,
    words(`${t('common.regards')} ${t('common.team', { shop })}`),
  ];
  const title = t(`${template}.title`, values);
  const footer = t(`${template}.footer`, { shop });
  return {
    subject: t(`${template}.subject`, values),
    text: [title, ...all.map((part) => part.text), footer].join('\n\n'),
    html: layout({
      ...{ lang, publicUrl, title, footer },
      preview: t(`${template}.preview`, values),
      body: html`${all.map((part) => part.html)}`,
    }),
  };
}
