import type { QuoteLine, QuoteOption, QuoteSize } from '#generated/enums.ts';
import { ALWAYS } from '#domain/pricing/dated.ts';
import type { QuotePriceRow } from './quote-prices.ts';

type Seed = readonly [
  line: QuoteLine,
  option: QuoteOption,
  fixed: number | null,
  each: number | null,
  percent?: number,
];

/** Trade facts, "Default pressing prices", in euros. */
const PRICES: readonly Seed[] = [
  ['press_setup', 'standard', 150, null],
  ['type_vinyl', '180g', null, 0.55],
  ['colour', 'plain', 40, 0.35],
  ['colour', 'marbled', 60, 0.6],
  ['colour', 'splatter', 120, 1.1],
  ['colour', 'picture_disc', 250, 2.8],
  ['label', 'standard', 40, 0.1],
  ['sleeve', 'discobag', 30, 0.35],
  ['sleeve', 'spine', 90, 0.85],
  ['sleeve', 'gatefold', 160, 1.7],
  ['inner_sleeve', 'white', null, 0.15],
  ['inner_sleeve', 'polylined', null, 0.3],
  ['inner_sleeve', 'printed', 70, 0.5],
  ['insert', 'standard', 60, 0.3],
  ['insert_vinyl', 'standard', 60, 0.3],
  ['insert_sleeve', 'standard', 60, 0.3],
  ['sticker', 'standard', 40, 0.12],
  ['shrink', 'standard', null, 0.15],
  ['numbered', 'standard', null, 0.3],
  ['print_finish', 'standard', 60, 0.2],
  ['test_pressing', 'standard', 90, null],
  ['mastering', 'standard', 35, null],
  ['design', 'standard', 250, null],
  ['energy_cost', 'standard', null, null, 4],
];

/** Price of a side by disc size. The facts have no price for another set of stampers; it equals that of the first. */
const SIDES: Partial<Record<QuoteSize, number>> = { '12': 200, '10': 180, '7': 160 };

/** Minimum of mechanical rights for a copy, by size. Not from the facts: 7.40 % of the price of a cheap record. */
const LEAST_RIGHTS: Partial<Record<QuoteSize, number>> = { '12': 0.75, '10': 0.6, '7': 0.4 };

/** Price of a black disc of 140 g by tier. The facts cover 100 to 2,000; the tiers of 50 and 5,000 are extrapolated. */
const BLACK: Readonly<Record<number, number>> = {
  50: 4.2,
  100: 3.2,
  200: 2.6,
  300: 2.2,
  500: 1.85,
  1000: 1.6,
  2000: 1.45,
  5000: 1.35,
};

const CENTS = 100;

function createRow(
  [line, option, fixed, each, percent]: Seed,
  size: QuoteSize = 'any',
  quantity_from = 1,
): QuotePriceRow {
  const own = { fixed: fixed === null ? null : fixed * CENTS, each, percent: percent ?? null };
  return { line, option, size, quantity_from, ...own, cost_fixed: null, cost_each: null, valid_from: ALWAYS };
}

const getSizeEntries = (prices: Partial<Record<QuoteSize, number>>) => Object.entries(prices) as [QuoteSize, number][];

/** Initial rows of the database. Costs are not public and are entered by staff. */
export const QUOTE_PRICE_SEED: readonly QuotePriceRow[] = [
  ...getSizeEntries(SIDES).flatMap(([size, price]) => [
    createRow(['cutting', 'standard', price, null], size),
    createRow(['cutting', 'stamper', price, null], size),
  ]),
  ...Object.entries(BLACK).map(([from, each]) => createRow(['type_vinyl', '140g', null, each], 'any', Number(from))),
  ...PRICES.map((price) => createRow(price)),
  ...getSizeEntries(LEAST_RIGHTS).map(([size, least]) =>
    createRow(['mechanical_right', 'standard', null, least, 7.4], size),
  ),
];
