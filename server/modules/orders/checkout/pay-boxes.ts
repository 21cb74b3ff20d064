// Subscription boxes of a cart that is paid.
import { randomUUID } from 'node:crypto';
import type { Cart } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { type PricedBox, priceBoxes } from '#server/modules/cart/index.ts';
import { declinedProblem, getCurrentProvider, releaseKey } from '#server/modules/payments/index.ts';
import { countBoxCodeUse, type Rates } from '#server/modules/pricing/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { BoxCard, SoldBox } from '../sold-boxes.ts';
import { listBoxCodes } from '../sold-boxes.ts';

type PayCall = Call<'payCart'>;

/** The card of a call, once the provider was asked to save it; null when it can only be used with its owner's authentication. */
export interface CardOfCall {
  saved?: BoxCard | null;
}

/**
 * Prices the boxes of a saved cart. Throws 409 when a box is not sold any more or its code has expired, and when a box that
 * is not a gift would belong to no account.
 */
export async function pricePaidBoxes(call: PayCall, db: Queryable, cart: Cart, rates: Rates): Promise<PricedBox[]> {
  const { boxes, currency } = cart;
  const priced = await priceBoxes(call, { db, boxes, savedBoxes: boxes, currency, rates });
  if (needsCard(priced) && !call.user) throw problem(409, 'box_needs_account');
  const hasChanged = priced.some(({ box }, index) => (box.promo_code ?? null) !== (boxes[index]?.promo_code ?? null));
  if (priced.length !== boxes.length || hasChanged) throw problem(409, 'total_changed');
  return priced;
}

/** Whether a box is charged again later. */
export const needsCard = (boxes: readonly PricedBox[]): boolean => boxes.some(({ box }) => !box.gift);

/**
 * Saves the card for later charges, outside of transactions. A card whose set-up requires 3-D Secure pays the order but is not
 * saved. Throws 402 when it is declined.
 */
export async function saveBoxCard({ body, context, headers }: PayCall, card: CardOfCall): Promise<void> {
  const provider = getCurrentProvider(context.config);
  const setup = { card: body.card, paymentMethod: body.payment_method, key: `cart-card-${randomUUID()}` };
  const outcome = await provider.saveCard(setup, context);
  if (outcome.status === 'declined') {
    const key = headers['idempotency-key'];
    if (key) await releaseKey(context.db, key);
    throw declinedProblem(outcome.code);
  }
  card.saved =
    outcome.status === 'requires_action'
      ? null
      : {
          ...{ card_token: outcome.token, card_brand: outcome.brand, card_last4: outcome.last4 },
          card_expires: outcome.expires,
        };
}

/** Counts the uses of box codes. Throws 409 when one is used up. */
export async function countBoxCodes(tx: Queryable, boxes: readonly SoldBox[]): Promise<void> {
  for (const id of listBoxCodes(boxes)) if (!(await countBoxCodeUse(tx, id))) throw problem(409, 'code_used_up');
}
