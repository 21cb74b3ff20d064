import type { ShippingType, ShippingZone } from '#generated/enums.ts';
import { ALWAYS } from './dated.ts';
import type { ShippingRateRow } from './shipping.ts';

interface Tariff {
  zone: ShippingZone;
  type: ShippingType;
  /** working days */
  days: readonly [min: number, max: number];
  /** prices in minor units of EUR by the maximum weight of the bracket in grams */
  prices: Readonly<Record<1000 | 2000 | 5000 | 10000, number>>;
  /** value of items in minor units of EUR from which it is free */
  freeFrom?: number;
}

/** Initial prices; the specification has none ("shipping pricing: not shown"). */
const TARIFFS: readonly Tariff[] = [
  {
    zone: 'france',
    type: 'standard',
    days: [2, 4],
    prices: { 1000: 590, 2000: 690, 5000: 990, 10000: 1590 },
    freeFrom: 12_000,
  },
  { zone: 'france', type: 'express', days: [1, 2], prices: { 1000: 990, 2000: 1190, 5000: 1690, 10000: 2490 } },
  {
    zone: 'france',
    type: 'pickup',
    days: [3, 5],
    prices: { 1000: 390, 2000: 490, 5000: 690, 10000: 1190 },
    freeFrom: 8000,
  },
  {
    zone: 'eu',
    type: 'standard',
    days: [4, 8],
    prices: { 1000: 990, 2000: 1290, 5000: 1890, 10000: 2990 },
    freeFrom: 20_000,
  },
  { zone: 'eu', type: 'express', days: [2, 3], prices: { 1000: 1890, 2000: 2290, 5000: 3190, 10000: 4590 } },
  { zone: 'europe', type: 'standard', days: [5, 10], prices: { 1000: 1290, 2000: 1590, 5000: 2490, 10000: 3990 } },
  { zone: 'europe', type: 'express', days: [2, 4], prices: { 1000: 2490, 2000: 2990, 5000: 4290, 10000: 6290 } },
  {
    zone: 'north_america',
    type: 'standard',
    days: [7, 15],
    prices: { 1000: 1690, 2000: 2290, 5000: 3990, 10000: 6490 },
  },
  { zone: 'north_america', type: 'express', days: [3, 5], prices: { 1000: 3290, 2000: 3990, 5000: 5990, 10000: 8990 } },
  { zone: 'world', type: 'standard', days: [8, 20], prices: { 1000: 1990, 2000: 2790, 5000: 4990, 10000: 8490 } },
  { zone: 'world', type: 'express', days: [4, 7], prices: { 1000: 3890, 2000: 4790, 5000: 7490, 10000: 11_900 } },
];

/** Initial rows of the database; staff change prices by adding dated rows. */
export const SHIPPING_RATE_SEED: readonly ShippingRateRow[] = TARIFFS.flatMap(
  ({ zone, type, days, prices, freeFrom }) =>
    Object.entries(prices).map(([weight, price]) => ({
      zone,
      shipping_type: type,
      max_weight: Number(weight),
      price,
      free_from: freeFrom ?? null,
      days_min: days[0],
      days_max: days[1],
      valid_from: ALWAYS,
    })),
);
