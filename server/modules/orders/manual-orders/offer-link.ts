import { isSignatureValid, sign } from '#server/core/authentication/signatures.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import type { ManualOrderRow } from './draft-line.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** What a link says: which offer or change of an order, and until when it was to hold. */
export interface OfferToken {
  readonly id: number;
  /** Whether it is about a change of an order. */
  readonly isChange: boolean;
  readonly until: number;
  readonly signature: string;
}

type Subject = Pick<OfferToken, 'id' | 'isChange' | 'until'>;

const said = ({ id, isChange, until }: Subject): string => `${isChange ? 'c' : ''}${id}.${until}`;

/** The token of a link, signed. */
export function offerToken(secret: string, subject: Subject): string {
  return `${said(subject)}.${sign(secret, said(subject))}`;
}

/** Takes a token of the description's shape apart. */
export function readOfferToken(token: string): OfferToken {
  const [id = '', until, signature = ''] = token.split('.');
  return { id: Number(id.replace(/^c/, '')), isChange: id.startsWith('c'), until: Number(until), signature };
}

/** Whether we gave the link out, be it now or for an offer before. */
export function isOurLink({ secret }: { secret: string | null }, { signature, ...subject }: OfferToken): boolean {
  return secret !== null && isSignatureValid(secret, said(subject), signature);
}

/** What has become of an offer for who holds a link of ours. Only the newest link opens it. */
export function offerState(
  row: ManualOrderRow,
  { until }: OfferToken,
  now: Date,
): 'open' | 'paid' | 'expired' | 'changed' {
  if (row.status === 'paid') return 'paid';
  if (!row.expires_at || toSeconds(row.expires_at) !== until) return 'changed';
  if (row.status !== 'offered' && row.status !== 'expired') return 'changed';
  return row.status === 'expired' || row.expires_at <= now ? 'expired' : 'open';
}

/** Where the customer pays, in her language; null while nothing is offered. */
export function payUrl(row: ManualOrderRow, publicUrl: string): SiteUrl | null {
  const { id, status, secret, expires_at, lang } = row;
  if (status !== 'offered' || !secret || !expires_at) return null;
  const token = offerToken(secret, { id, isChange: false, until: toSeconds(expires_at) });
  return pageUrl({ publicUrl, lang }, 'offer', { token });
}
