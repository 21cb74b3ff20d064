import { isCartId } from '#domain/cart/cart-id.ts';

/** Identifies a payment of this browser for the API. */
export interface PaidCart {
  readonly cart_id: string;
  readonly payment_id: string;
}

/** Formats the cookie's value. A cookie rather than the URL, so that a shared link does not reveal an order. */
export function formatPaidCookie({ cart_id, payment_id }: PaidCart): string {
  return `${cart_id}.${payment_id}`;
}

/** Parses the cookie's value; undefined when invalid. */
export function parsePaidCookie(text: string | undefined): PaidCart | undefined {
  const [, cart_id, payment_id] = /^([A-Za-z0-9]+)\.(.{1,100})$/.exec(text ?? '') ?? [];
  return isCartId(cart_id) && payment_id ? { cart_id, payment_id } : undefined;
}
