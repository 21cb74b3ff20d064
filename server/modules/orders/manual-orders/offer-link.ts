import { isSignatureValid, sign } from '#server/core/authentication/signatures.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import type { ManualOrderRow } from './draft-line.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** The content of a pay link: offer or change, and expiry in Unix seconds. */
export interface OfferToken {
  readonly id: number;
  /** Whether the link pays a change of an order. */
  readonly isChange: boolean;
  /** Whether the link is that of a pledge; `id` is then its order, `until` the time of the order. */
  readonly isPledge?: boolean;
  readonly until: number;
  readonly signature: string;
}

type Subject = Pick<OfferToken, 'id' | 'isChange' | 'isPledge' | 'until'>;

const toSignedText = ({ id, isChange, isPledge, until }: Subject): string =>
  `${isChange ? 'c' : isPledge ? 'p' : ''}${id}.${until}`;

/** Creates a signed token. */
export function createOfferToken(secret: string, subject: Subject): string {
  return `${toSignedText(subject)}.${sign(secret, toSignedText(subject))}`;
}

/** Parses a token of the described format. */
export function parseOfferToken(token: string): OfferToken {
  const [id = '', until, signature = ''] = token.split('.');
  const kind = { isChange: id.startsWith('c'), ...(id.startsWith('p') && { isPledge: true }) };
  return { id: Number(id.replace(/^[cp]/, '')), ...kind, until: Number(until), signature };
}

/** Whether the signature is valid, also for an earlier offer. */
export function isLinkValid({ secret }: { secret: string | null }, { signature, ...subject }: OfferToken): boolean {
  return secret !== null && isSignatureValid(secret, toSignedText(subject), signature);
}

/** The state of an offer for a valid link. Only the newest link is open. */
export function getOfferState(
  row: ManualOrderRow,
  { until }: OfferToken,
  now: Date,
): 'open' | 'paid' | 'expired' | 'changed' {
  if (row.status === 'paid') return 'paid';
  if (!row.expires_at || toSeconds(row.expires_at) !== until) return 'changed';
  if (row.status !== 'offered' && row.status !== 'expired') return 'changed';
  return row.status === 'expired' || row.expires_at <= now ? 'expired' : 'open';
}

/** The pay link in the customer's language; null when nothing is offered. */
export function createPayUrl(row: ManualOrderRow, publicUrl: string): SiteUrl | null {
  const { id, status, secret, expires_at, lang } = row;
  if (status !== 'offered' || !secret || !expires_at) return null;
  const token = createOfferToken(secret, { id, isChange: false, until: toSeconds(expires_at) });
  return pageUrl({ publicUrl, lang }, 'offer', { token });
}
