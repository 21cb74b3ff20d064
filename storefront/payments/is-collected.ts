import type { Cart } from '#generated/schemas.ts';

/** Whether parcels of the cart are collected at a pick-up point: all of them, or with `some` at least one. */
export function isCollected({ shops }: Pick<Cart, 'shops'>, some = false): boolean {
  const types = Object.values(shops).map(({ shipping_type }) => shipping_type === 'pickup');
  return some ? types.includes(true) : types.length > 0 && !types.includes(false);
}
