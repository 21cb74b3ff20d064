// What mails are made of: each part once as HTML and once as text.
import type { Html } from './html.ts';
import { button, paragraph } from './layout.ts';
import type { SiteUrl } from './links.ts';

/** A part of a mail in both forms. */
export interface Part {
  readonly html: Html;
  readonly text: string;
}

/** A paragraph in both forms. */
export function words(text: string, quiet = false): Part {
  return { text, html: paragraph(text, quiet) };
}

/** A link into the shop in both forms. */
export const link = (label: string, href: SiteUrl): Part => linkTo(label, href);

/** A link to the page of a carrier, who is asked where a parcel is. */
export const carrierLink = (label: string, href: string): Part => linkTo(label, href);

function linkTo(label: string, href: string): Part {
  return { text: `${label}: ${href}`, html: button(label, href) };
}
