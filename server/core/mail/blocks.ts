// Blocks of mails as data. The layout renders them; the plain text is derived from the HTML.
import type { SiteUrl } from './links.ts';

/** A label and a localised amount. */
export type Amount = readonly [label: string, amount: string];

/** A line of an order with its cover. */
export interface MailItem {
  readonly name: string;
  readonly details: string;
  /** URL of the cover. */
  readonly picture: string;
  /** Quantity and unit price, as in "2 × €24.90". */
  readonly price: string;
  readonly total: string;
}

interface TotalRows {
  readonly rows: readonly Amount[];
  readonly total: Amount;
  readonly note?: string;
}

export type Block =
  | { readonly kind: 'paragraph' | 'quote' | 'notice'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  | ({ readonly kind: 'totals' } & TotalRows)
  | { readonly kind: 'address'; readonly label: string; readonly lines: readonly string[] };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** A text in quotation marks; false without text. */
export const quote = (text: string | null | undefined): Block | false => !!text && { kind: 'quote', text: `“${text}”` };

/** A secondary note in small print. */
export const notice = (text: string): Block => ({ kind: 'notice', text });

/** A link to the shop, rendered as a button. */
export const button = (label: string, href: SiteUrl): Block => ({ kind: 'button', label, href });

/** A link to a carrier's tracking page, rendered as a button. */
export const carrierButton = (label: string, href: string): Block => ({ kind: 'button', label, href });

export const itemTable = (items: readonly MailItem[]): Block => ({ kind: 'items', items });

/** Rows of amounts and their total. */
export const totals = (amounts: TotalRows): Block => ({ kind: 'totals', ...amounts });

export const addressBlock = (label: string, lines: readonly string[]): Block => ({ kind: 'address', label, lines });
