// What mails are made of: each part once as HTML and once as text.
import type { Language } from '#generated/enums.ts';
import type { Html } from './html.ts';
import { button, paragraph } from './layout.ts';

/** A part of a mail in both forms. */
export interface Part {
  readonly html: Html;
  readonly text: string;
}

/** A paragraph in both forms. */
export function words(text: string, quiet = false): Part {
  return { text, html: paragraph(text, quiet) };
}

/** A link in both forms. */
export function link(label: string, href: string): Part {
  return { text: `${label}: ${href}`, html: button(label, href) };
}

/** A page of the shop in the reader's language; the French ones begin with /fr (§2.2). */
export function pageUrl(
  { publicUrl, lang }: { readonly publicUrl: string; readonly lang: Language },
  path: string,
): string {
  return `${publicUrl}${lang === 'fr' ? '/fr' : ''}${path}`;
}
