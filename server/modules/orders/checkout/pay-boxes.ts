// Subscription boxes of a cart that is paid.
import type { Cart } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import { type PricedBox, priceBoxes } from '#server/modules/cart/index.ts';
import { countBoxCodeUse, type Rates } from '#server/modules/pricing/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { listBoxCodes, type SoldBox } from '../sold-boxes.ts';

type PayCall = Call<'payCart'>;

/**
 * Prices the boxes of a saved cart. Throws 409 when a box is not sold any more or its code has expired, and when a box that
 * is not a gift would belong to no account.
 */
export async function pricePaidBoxes(call: PayCall, db: Queryable, cart: Cart, rates: Rates): Promise<PricedBox[]> {
  const { boxes, currency } = cart;
  const priced = await priceBoxes(call, { db, boxes, savedBoxes: boxes, currency, rates });
  if (priced.some(({ box }) => !box.gift) && !call.user) throw problem(409, 'box_needs_account');
  const hasChanged = priced.some(({ box }, index) => (box.promo_code ?? null) !== (boxes[index]?.promo_code ?? null));
  if (priced.length !== boxes.length || hasChanged) throw problem(409, 'total_changed');
  return priced;
}

/** Counts the uses of box codes. Throws 409 when one is used up. */
export async function countBoxCodes(tx: Queryable, boxes: readonly SoldBox[]): Promise<void> {
  for (const id of listBoxCodes(boxes)) if (!(await countBoxCodeUse(tx, id))) throw problem(409, 'code_used_up');
}
