import { Country, type ShippingType, type ShippingZone } from '#generated/enums.ts';
import { isEuCountry } from '#domain/countries.ts';
import { findRowInForce, type DatedRow } from './dated.ts';
import { convert, type ExchangeRates } from '#domain/money.ts';

/** Zones other than the European Union and the rest of the world. Monaco is served by the French post. */
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

/** The shipping zone of a country; undefined for countries that are not in the description. */
export function getShippingZone(country: string): ShippingZone | undefined {
  return zoneByCountry.get(country);
}

/** A bracket of a tariff: the price of a parcel up to a weight in a zone. */
export interface ShippingRateRow extends DatedRow {
  readonly zone: ShippingZone;
  readonly shipping_type: ShippingType;
  /** maximum weight in grams */
  readonly max_weight: number;
  /** price in minor units of EUR, with the VAT of the destination */
  readonly price: number;
  /** value of items in minor units of EUR from which shipping is free; null when it never is */
  readonly free_from: number | null;
  /** working days */
  readonly days_min: number;
  readonly days_max: number;
}

/** The parcel of a shop: weight in grams, and value of its items after reductions in minor units of the cart's currency. */
export interface Parcel {
  readonly weight: number;
  readonly value: number;
}

/** A shipping type with its price in the cart's currency. */
export interface ShippingChoice {
  readonly type: ShippingType;
  readonly price: number;
  readonly days_min: number;
  readonly days_max: number;
}

/** The brackets of a tariff in force on a day, lightest first. */
function getBracketsOn(rows: readonly ShippingRateRow[], day: string): ShippingRateRow[] {
  const versions = Map.groupBy(rows, (row) => row.max_weight);
  return [...versions.values()]
    .map((bracket) => findRowInForce(bracket, day))
    .filter((row) => row !== undefined)
    .sort((a, b) => a.max_weight - b.max_weight);
}

/** The price of a weight; above the last bracket it is split into full parcels and one with the rest. */
function computeParcelPrice(brackets: readonly ShippingRateRow[], heaviest: ShippingRateRow, weight: number): number {
  const fullParcels = Math.max(0, Math.ceil(weight / heaviest.max_weight) - 1);
  const restWeight = weight - fullParcels * heaviest.max_weight;
  const restBracket = brackets.find((row) => restWeight <= row.max_weight) ?? heaviest;
  return fullParcels * heaviest.price + restBracket.price;
}

/**
 * Lists the shipping types of a parcel to a country on a day ('YYYY-MM-DD'), cheapest first, priced in `currency`. Empty when
 * the country's zone has no tariff, i.e. is not deliverable. Throws a RangeError when the exchange rate is missing.
 */
export function listShippingChoices(
  rates: readonly ShippingRateRow[],
  to: { country: string; day: string },
  parcel: Parcel,
  currency: string,
  exchange: ExchangeRates,
): ShippingChoice[] {
  const zone = getShippingZone(to.country);
  const toCurrency = (minor: number): number => convert(minor, 'EUR', currency, exchange);
  const tariffs = Map.groupBy(
    rates.filter((row) => row.zone === zone),
    (row) => row.shipping_type,
  );
  const choices: ShippingChoice[] = [];
  for (const [type, rows] of tariffs) {
    const brackets = getBracketsOn(rows, to.day);
    const heaviest = brackets.at(-1);
    if (!heaviest) continue;
    const { free_from, days_min, days_max } = heaviest;
    const isFree = free_from !== null && parcel.value >= toCurrency(free_from);
    const price = isFree ? 0 : toCurrency(computeParcelPrice(brackets, heaviest, parcel.weight));
    choices.push({ type, price, days_min, days_max });
  }
  return choices.sort((a, b) => a.price - b.price);
}
