import type { ShopOrderStatus } from '#generated/enums.ts';

/** Statuses of a shop order that still wait for its parcel. */
export const OPEN_SHOP_ORDER: readonly ShopOrderStatus[] = ['pending', 'preorder', 'in_preparation'];
