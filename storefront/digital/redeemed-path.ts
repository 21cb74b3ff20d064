import { buildPagePath, type PagePath, ROUTES } from '#domain/routes.ts';
import type { DigitalGift } from '#generated/schemas.ts';

type SignedGift = Pick<DigitalGift, 'id' | 'expires_at' | 'signature'>;

/** The page of a redeemed code, which can be opened again until its links expire. */
export const buildRedeemedPath = ({ id, expires_at, signature }: SignedGift): PagePath =>
  buildPagePath(ROUTES.redeemed, { token: [id, expires_at, signature].join('.') });

/** Parses the token of the page; undefined when it is not one. */
export function parseRedeemedToken(token: string): SignedGift | undefined {
  const [, id, expires_at, signature] = /^(\d{1,9})\.(\d{1,12})\.([\w-]{1,100})$/.exec(token) ?? [];
  return signature ? { id: Number(id), expires_at: Number(expires_at), signature } : undefined;
}
