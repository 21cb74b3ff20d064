import { Country, type ShippingType, type ShippingZone } from '#generated/enums.ts';
import { isEuCountry } from '#domain/countries.ts';
import { rowInForce, type DatedRow } from './dated.ts';
import { convert, type ExchangeRates } from '#domain/money.ts';

/** Zones besides the European Union and the rest of the world. Monaco is France for the post. */
const ZONE_COUNTRIES = {
  france: ['FR', 'MC'],
  europe: [
    ...['GB', 'CH', 'NO', 'IS', 'LI', 'AD', 'SM', 'VA', 'GI', 'GG', 'IM', 'JE'],
    ...['RS', 'BA', 'ME', 'MK', 'AL', 'MD', 'UA', 'TR'],
  ],
  north_america: ['US', 'CA', 'MX'],
} as const satisfies Partial<Record<ShippingZone, readonly Country[]>>;

const zoneByCountry = new Map<string, ShippingZone>(
  Country.values.map((country) => [country, isEuCountry(country) ? 'eu' : 'world']),
);
for (const [zone, countries] of Object.entries(ZONE_COUNTRIES)) {
  for (const country of countries) zoneByCountry.set(country, zone as keyof typeof ZONE_COUNTRIES);
}

/** The zone a country is delivered as; undefined for what is no country of the description. */
export function shippingZone(country: string): ShippingZone | undefined {
  return zoneByCountry.get(country);
}

/** One bracket of a tariff: what a parcel up to a weight costs in a zone. */
export interface ShippingRateRow extends DatedRow {
  readonly zone: ShippingZone;
  readonly shipping_type: ShippingType;
  /** grams that a parcel of this bracket holds at most */
  readonly max_weight: number;
  /** price in minor units of EUR, with the VAT of the destination */
  readonly price: number;
  /** EUR minor of goods from which the parcel is free; null when it never is */
  readonly free_from: number | null;
  /** working days */
  readonly days_min: number;
  readonly days_max: number;
}

/** What one shop sends: grams, and the value of the goods after reductions (minor, in the cart's currency). */
export interface Parcel {
  readonly weight: number;
  readonly value: number;
}

/** A way the parcel may travel, priced in the cart's currency. */
export interface ShippingChoice {
  readonly type: ShippingType;
  readonly price: number;
  readonly days_min: number;
  readonly days_max: number;
}

/** The tariff's brackets in force on a day, lightest first. */
function bracketsOn(rows: readonly ShippingRateRow[], day: string): ShippingRateRow[] {
  const versions = Map.groupBy(rows, (row) => row.max_weight);
  return [...versions.values()]
    .map((bracket) => rowInForce(bracket, day))
    .filter((row) => row !== undefined)
    .sort((a, b) => a.max_weight - b.max_weight);
}

/** What is too heavy for the last bracket goes in several full parcels and one with the rest. */
function priceOf(brackets: readonly ShippingRateRow[], heaviest: ShippingRateRow, weight: number): number {
  const full = Math.max(0, Math.ceil(weight / heaviest.max_weight) - 1);
  const rest = weight - full * heaviest.max_weight;
  const last = brackets.find((row) => rest <= row.max_weight) ?? heaviest;
  return full * heaviest.price + last.price;
}

/**
 * The ways a parcel can go to a country on a day ('YYYY-MM-DD'), cheapest first, priced in `currency`. Empty when the
 * country's zone has no tariff: then nothing can be sent there. Throws a RangeError when the exchange rate is missing.
 */
export function shippingChoices(
  rates: readonly ShippingRateRow[],
  to: { country: string; day: string },
  parcel: Parcel,
  currency: string,
  exchange: ExchangeRates,
): ShippingChoice[] {
  const zone = shippingZone(to.country);
  const inCurrency = (minor: number): number => convert(minor, 'EUR', currency, exchange);
  const tariffs = Map.groupBy(
    rates.filter((row) => row.zone === zone),
    (row) => row.shipping_type,
  );
  const choices: ShippingChoice[] = [];
  for (const [type, rows] of tariffs) {
    const brackets = bracketsOn(rows, to.day);
    const heaviest = brackets.at(-1);
    if (!heaviest) continue;
    const { free_from, days_min, days_max } = heaviest;
    const free = free_from !== null && parcel.value >= inCurrency(free_from);
    const price = free ? 0 : inCurrency(priceOf(brackets, heaviest, parcel.weight));
    choices.push({ type, price, days_min, days_max });
  }
  return choices.sort((a, b) => a.price - b.price);
}
