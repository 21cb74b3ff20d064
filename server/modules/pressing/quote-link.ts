import { toSeconds } from '#server/core/api/wire.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import { isLinkValid, createOfferToken, parseOfferToken } from '#server/modules/orders/index.ts';
import type { PublicQuote } from '#generated/schemas.ts';
import type { QuoteRow } from './quotes.table.ts';

/** Parses the quote id from a token. */
export const parseQuoteToken = (token: string): number => parseOfferToken(token).id;

/** Whether a token was ever issued for the quote. */
export const isQuoteLink = (row: QuoteRow, token: string): boolean => isLinkValid(row, parseOfferToken(token));

/** The state of a quote for an issued link. Only the latest link is valid. */
export function getQuoteState(row: QuoteRow, token: string, now: Date): PublicQuote['state'] {
  const { status, expires_at } = row;
  if (status === 'draft' || !expires_at || toSeconds(expires_at) !== parseOfferToken(token).until) return 'changed';
  if (status === 'accepted' || status === 'refused') return status;
  return status === 'expired' || expires_at <= now ? 'expired' : 'open';
}

/** The customer's link; null before sending. */
export function createAcceptUrl(row: QuoteRow, publicUrl: string): SiteUrl | null {
  const { id, status, secret, expires_at, lang } = row;
  if (status !== 'sent' || !secret || !expires_at) return null;
  const token = createOfferToken(secret, { id, isChange: false, until: toSeconds(expires_at) });
  return pageUrl({ publicUrl, lang }, 'quote', { token });
}
