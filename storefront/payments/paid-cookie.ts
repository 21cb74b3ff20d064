import { isCartId } from '#domain/cart/cart-id.ts';

/** A payment of this browser, by what the API needs to tell its outcome. */
export interface PaidCart {
  readonly cart_id: string;
  readonly payment_id: string;
}

/** The cookie's text; it stands in no address, so that a shared link shows nobody's order. */
export function paidText({ cart_id, payment_id }: PaidCart): string {
  return `${cart_id}.${payment_id}`;
}

/** Reads the cookie; undefined for anything that is none. */
export function parsePaid(text: string | undefined): PaidCart | undefined {
  const [, cart_id, payment_id] = /^([A-Za-z0-9]+)\.(.{1,100})$/.exec(text ?? '') ?? [];
  return isCartId(cart_id) && payment_id ? { cart_id, payment_id } : undefined;
}
