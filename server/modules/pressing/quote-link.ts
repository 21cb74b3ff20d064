import { toSeconds } from '#server/core/api/wire.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import { isLinkValid, createOfferToken, parseOfferToken } from '#server/modules/orders/index.ts';
import type { PublicQuote } from '#generated/schemas.ts';
import type { QuoteRow } from './quotes.table.ts';

/** The number of a quote that a token of the description's shape is for. */
export const parseQuoteToken = (token: string): number => parseOfferToken(token).id;

/** Whether we gave the link out, be it now or for a quote before. */
export const isQuoteLink = (row: QuoteRow, token: string): boolean => isLinkValid(row, parseOfferToken(token));

/** What has become of a quote for who holds a link of ours. Only the newest link opens it. */
export function quoteState(row: QuoteRow, token: string, now: Date): PublicQuote['state'] {
  const { status, expires_at } = row;
  if (status === 'draft' || !expires_at || toSeconds(expires_at) !== parseOfferToken(token).until) return 'changed';
  if (status === 'accepted' || status === 'refused') return status;
  return status === 'expired' || expires_at <= now ? 'expired' : 'open';
}

/** Where the customer answers, in the customer’s language; null while nothing is sent. */
export function acceptUrl(row: QuoteRow, publicUrl: string): SiteUrl | null {
  const { id, status, secret, expires_at, lang } = row;
  if (status !== 'sent' || !secret || !expires_at) return null;
  const token = createOfferToken(secret, { id, isChange: false, until: toSeconds(expires_at) });
  return pageUrl({ publicUrl, lang }, 'quote', { token });
}
