import { toLocalDay } from '#domain/dates.ts';
import { isCardExpired } from '#domain/payments/card-input.ts';
import type { SavedCard } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** How a page takes cards. */
export interface CardOptions {
  /** of Stripe, when it takes the cards */
  readonly publishableKey: string | null;
  /** the saved cards of the account that are valid, the default first */
  readonly cards: SavedCard[];
}

/** Loads how cards are taken, and the cards of a signed-in visitor. */
export async function loadCardOptions({ api, user }: Visit): Promise<CardOptions> {
  const month = toLocalDay(Date.now() / 1000).slice(0, 7);
  const [{ publishable_key: publishableKey }, cards] = await Promise.all([
    unwrap(api.GET('/payment-options')),
    user().then((account) => (account ? unwrap(api.GET('/user/cards')) : [])),
  ]);
  return { publishableKey, cards: cards.filter(({ card_expires }) => !isCardExpired(card_expires, month)) };
}
