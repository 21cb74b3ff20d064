/** Pressing quotes (§3 "Quote cost lines", trade facts "Default pressing prices"): amounts in minor units of EUR without VAT. */
import type {
  DiscFormat,
  QuoteColour,
  QuoteInnerSleeve,
  QuoteOption,
  QuoteSize,
  QuoteWeight,
  Sleeve,
} from '#generated/enums.ts';
import { QuoteLine } from '#generated/enums.ts';
import { computePercentage, roundMinor, sum } from '#domain/money.ts';
import { createPriceFinder, type FindPrice, type QuotePriceRow } from './quote-prices.ts';

/** Currency of all quotes. */
export const QUOTE_CURRENCY = 'EUR' as const;
/** Thousandths of a euro in a cent: prices of one copy may have a tenth of a cent. */
const MILLS_A_CENT = 10;
const MILLS = 1000;

/** Optional lines without options. */
type Extra =
  | ('label' | 'numbered' | 'shrink' | 'insert_vinyl' | 'insert_sleeve' | 'insert' | 'sticker' | 'print_finish')
  | ('test_pressing' | 'design' | 'mastering' | 'mechanical_right' | 'energy_cost');

/** A pressing request. `retail_price` is the net retail price of a copy. */
export interface QuoteRequest extends Readonly<Record<Extra, boolean>> {
  readonly format: DiscFormat;
  readonly discs: number;
  readonly sides: number;
  readonly quantity: number;
  readonly weight: QuoteWeight;
  readonly colour: QuoteColour;
  readonly sleeve: Sleeve | null;
  readonly inner_sleeve: QuoteInnerSleeve | null;
  readonly tracks: number;
  readonly retail_price: number | null;
}

/** An amount that replaces the calculated price of a line. */
export interface AgreedLine {
  readonly line: QuoteLine;
  readonly amount: number;
}

/** A line of a quote: `list` by the price table, `amount` as charged, `each` in thousandths of a euro. */
export interface PricedLine {
  readonly line: QuoteLine;
  readonly options: readonly QuoteOption[];
  readonly fixed: number;
  readonly each: number;
  readonly copies: number;
  readonly list: number;
  readonly amount: number;
  /** The shop's cost; null when unknown. */
  readonly cost: number | null;
}

/** The diameter of a format in inches. */
export const getDiscSize = (format: DiscFormat): QuoteSize => format.split('_')[0] as QuoteSize;

/** Number of stamper sets of a side, when one set presses `copiesPerSet`. */
export const countStamperSets = (quantity: number, copiesPerSet: number): number =>
  Math.max(1, Math.ceil(quantity / copiesPerSet));

/** A request with its number of stamper sets. */
interface QuoteWork extends QuoteRequest {
  readonly stampers: number;
}

/** The options of a line in a request; empty when it is not requested. */
function getLineOptions(line: QuoteLine, request: QuoteWork): readonly QuoteOption[] {
  switch (line) {
    case 'cutting':
      return request.stampers > 1 ? ['standard', 'stamper'] : ['standard'];
    case 'press_setup':
      return ['standard'];
    case 'type_vinyl':
      return request.weight === '180g' ? ['140g', '180g'] : ['140g'];
    case 'colour':
      return request.colour === 'black' ? [] : [request.colour];
    case 'sleeve':
      return request.sleeve ? [request.sleeve] : [];
    case 'inner_sleeve':
      return request.inner_sleeve ? [request.inner_sleeve] : [];
    default:
      return request[line] && !(line === 'mastering' && request.tracks === 0) ? ['standard'] : [];
  }
}

/** How many times the fixed price of a line is charged. */
function countFixedCharges(line: QuoteLine, option: QuoteOption, request: QuoteWork): number {
  const sets = option === 'stamper' ? request.stampers - 1 : 1;
  const counts = { side: request.sides, disc: request.discs, track: request.tracks, record: 1, share: 1 };
  return counts[QuoteLine.data[line].counts as keyof typeof counts] * sets;
}

const toMills = (each: number | null): number => roundMinor((each ?? 0) * MILLS);
/** The amount for copies at a price in thousandths of a euro, in minor units. */
export const computeCopiesAmount = (each: number, copies: number): number => roundMinor((each * copies) / MILLS_A_CENT);

/** The price of one copy in thousandths of a euro; for mechanical rights the larger of share and minimum. */
function getCopyPrice({ line, each, percent }: QuotePriceRow, { retail_price }: QuoteRequest): number {
  if (line !== 'mechanical_right' || percent === null || retail_price === null) return toMills(each);
  return Math.max(toMills(each), roundMinor((retail_price * MILLS_A_CENT * percent) / 100));
}

function priceLine(line: QuoteLine, request: QuoteWork, find: FindPrice): PricedLine | 'missing' | undefined {
  const options = getLineOptions(line, request);
  if (options.length === 0) return undefined;
  const rows = options.map((option) => ({ option, row: find({ line, option, size: getDiscSize(request.format) }) }));
  const isPerDisc = QuoteLine.data[line].counts === 'disc';
  const copies = request.quantity * (isPerDisc ? request.discs : 1);
  let [fixed, each, cost]: [number, number, number | null] = [0, 0, 0];
  for (const { option, row } of rows) {
    if (!row) return 'missing';
    const times = countFixedCharges(line, option, request);
    fixed += (row.fixed ?? 0) * times;
    each += getCopyPrice(row, request);
    const isKnown = row.cost_fixed !== null || row.cost_each !== null;
    const optionCost = (row.cost_fixed ?? 0) * times + computeCopiesAmount(toMills(row.cost_each), copies);
    cost = cost !== null && isKnown ? cost + optionCost : null;
  }
  const list = fixed + computeCopiesAmount(each, copies);
  // rights are passed on without margin
  if (line === 'mechanical_right') cost = list;
  return { line, options, fixed, each, copies, list, amount: list, cost };
}

/** The energy surcharge: a share of the manufacturing amount, passed on without margin. */
function priceEnergy(madeLines: readonly PricedLine[], request: QuoteRequest, find: FindPrice): PricedLine | 'missing' {
  const row = find({ line: 'energy_cost', option: 'standard', size: getDiscSize(request.format) });
  if (!row) return 'missing';
  const list = computePercentage(sum(madeLines.map(({ amount }) => amount)), row.percent ?? 0);
  return {
    ...{ line: 'energy_cost', options: ['standard'], fixed: list, each: 0, copies: request.quantity },
    ...{ list, amount: list, cost: list },
  };
}

/** The price table, and the number of copies that one set of stampers presses. */
export interface QuoteBasis {
  readonly prices: readonly QuotePriceRow[];
  readonly stamper_copies: number;
}

/** The lines of a quote in order, and those without a price. */
export interface QuoteLines {
  readonly lines: readonly PricedLine[];
  readonly missing: readonly QuoteLine[];
}

/** Prices a request by the rows in force on a day; agreed amounts replace calculated ones. */
export function priceQuoteLines(
  request: QuoteRequest,
  { prices, stamper_copies }: QuoteBasis,
  day: string,
  agreed: readonly AgreedLine[] = [],
): QuoteLines {
  const find = createPriceFinder(prices, day, request.quantity);
  const work = { ...request, stampers: countStamperSets(request.quantity, stamper_copies) };
  const lines: PricedLine[] = [];
  const missing: QuoteLine[] = [];
  for (const line of QuoteLine.values) {
    const madeLines = lines.filter((priced) => QuoteLine.data[priced.line].made);
    const isEnergy = line === 'energy_cost';
    const priced = isEnergy
      ? request.energy_cost
        ? priceEnergy(madeLines, request, find)
        : undefined
      : priceLine(line, work, find);
    if (priced === 'missing') missing.push(line);
    else if (priced) {
      const amount = agreed.find((agreedLine) => agreedLine.line === line)?.amount ?? priced.amount;
      lines.push({ ...priced, amount });
    }
  }
  return { lines, missing };
}
