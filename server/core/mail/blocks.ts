// Blocks of mails, as data: the layout renders each block, and the plain text is derived from the rendering.
import type { SiteUrl } from './links.ts';

/** A label and an amount as the reader writes it. */
export type Amount = readonly [label: string, amount: string];

/** A line of an order with its cover. */
export interface MailItem {
  readonly name: string;
  readonly details: string;
  /** Address of the cover. */
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

/** A person's text in quotation marks; none without a text. */
export const quote = (text: string | null | undefined): Block | false => !!text && { kind: 'quote', text: `“${text}”` };

/** A secondary remark in small letters. */
export const notice = (text: string): Block => ({ kind: 'notice', text });

/** A link of the shop, drawn as a button. */
export const button = (label: string, href: SiteUrl): Block => ({ kind: 'button', label, href });

/** A link to a carrier's page that tracks a parcel, drawn as a button. */
export const carrierButton = (label: string, href: string): Block => ({ kind: 'button', label, href });

export const itemTable = (items: readonly MailItem[]): Block => ({ kind: 'items', items });

/** Amounts below each other and their total. */
export const totals = (amounts: TotalRows): Block => ({ kind: 'totals', ...amounts });

export const addressBlock = (label: string, lines: readonly string[]): Block => ({ kind: 'address', label, lines });
