import type { CartShop } from '#generated/schemas.ts';

type Shops = Readonly<Record<string, CartShop>>;

/** Whether a parcel is collected at a pick-up point. */
export const isAnyCollected = (shops: Shops): boolean =>
  Object.values(shops).some(({ shipping_type }) => shipping_type === 'pickup');

/** Whether all parcels are collected, so that none needs an address of delivery. */
export const areAllCollected = (shops: Shops): boolean =>
  isAnyCollected(shops) && Object.values(shops).every(({ shipping_type }) => shipping_type === 'pickup');
