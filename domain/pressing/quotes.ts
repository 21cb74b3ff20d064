/** Pressing quotes (§3 "Quote cost lines", trade facts "Default pressing prices"): amounts are minor EUR without VAT. */
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
import { percentOf, roundMinor, sum } from '#domain/money.ts';
import { pricesFor, type FindPrice, type QuotePriceRow } from './quote-prices.ts';

/** Currency of all quotes. */
export const QUOTE_CURRENCY = 'EUR' as const;
/** Thousandths of a euro in a cent: prices of one copy may have a tenth of a cent. */
const MILLS_A_CENT = 10;
const MILLS = 1000;

/** Lines that are wanted or not, without another choice. */
export const QUOTE_EXTRAS = [
  ...(['label', 'numbered', 'shrink', 'insert_vinyl', 'insert_sleeve', 'insert', 'sticker', 'print_finish'] as const),
  ...(['test_pressing', 'design', 'mastering', 'mechanical_right', 'energy_cost'] as const),
];
type Extra = (typeof QUOTE_EXTRAS)[number];

/** What is to be pressed. `retail_price` is what a copy will be sold for, without VAT. */
export interface QuoteWish extends Readonly<Record<Extra, boolean>> {
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

/** A line that staff agreed on another amount for. */
export interface AgreedLine {
  readonly line: QuoteLine;
  readonly amount: number;
}

/** A line of a quote: `list` by the price table, `amount` as it is asked for, `each` thousandths of a euro. */
export interface PricedLine {
  readonly line: QuoteLine;
  readonly options: readonly QuoteOption[];
  readonly fixed: number;
  readonly each: number;
  readonly copies: number;
  readonly list: number;
  readonly amount: number;
  /** What it costs us; null while nobody has entered it. */
  readonly cost: number | null;
}

/** Diameter in inches of a format. */
export const sizeOf = (format: DiscFormat): QuoteSize => format.split('_')[0] as QuoteSize;

/** How many sets of stampers so many copies take, a side, if one presses `ofOne`. */
export const stamperSets = (quantity: number, ofOne: number): number => Math.max(1, Math.ceil(quantity / ofOne));

/** What is to be pressed, and the sets of stampers a side takes. */
interface Work extends QuoteWish {
  readonly stampers: number;
}

/** The choices that a line is made of; none when it is not wanted. */
function optionsOf(line: QuoteLine, wish: Work): readonly QuoteOption[] {
  switch (line) {
    case 'cutting':
      return wish.stampers > 1 ? ['standard', 'stamper'] : ['standard'];
    case 'press_setup':
      return ['standard'];
    case 'type_vinyl':
      return wish.weight === '180g' ? ['140g', '180g'] : ['140g'];
    case 'colour':
      return wish.colour === 'black' ? [] : [wish.colour];
    case 'sleeve':
      return wish.sleeve ? [wish.sleeve] : [];
    case 'inner_sleeve':
      return wish.inner_sleeve ? [wish.inner_sleeve] : [];
    default:
      return wish[line] && !(line === 'mastering' && wish.tracks === 0) ? ['standard'] : [];
  }
}

/** How often what is paid once is paid. */
function timesOf(line: QuoteLine, option: QuoteOption, wish: Work): number {
  const sets = option === 'stamper' ? wish.stampers - 1 : 1;
  const counts = { side: wish.sides, disc: wish.discs, track: wish.tracks, record: 1, share: 1 };
  return counts[QuoteLine.data[line].counts as keyof typeof counts] * sets;
}

const mills = (each: number | null): number => roundMinor((each ?? 0) * MILLS);
/** What so many copies at thousandths of a euro come to, minor. */
export const ofCopies = (each: number, copies: number): number => roundMinor((each * copies) / MILLS_A_CENT);

/** The price of one copy in thousandths of a euro: of mechanical rights the larger of the share and the least. */
function eachOf({ line, each, percent }: QuotePriceRow, { retail_price }: QuoteWish): number {
  if (line !== 'mechanical_right' || percent === null || retail_price === null) return mills(each);
  return Math.max(mills(each), roundMinor((retail_price * MILLS_A_CENT * percent) / 100));
}

function priceLine(line: QuoteLine, wish: Work, find: FindPrice): PricedLine | 'missing' | undefined {
  const options = optionsOf(line, wish);
  if (options.length === 0) return undefined;
  const rows = options.map((option) => ({ option, row: find({ line, option, size: sizeOf(wish.format) }) }));
  const isPerDisc = QuoteLine.data[line].counts === 'disc';
  const copies = wish.quantity * (isPerDisc ? wish.discs : 1);
  let [fixed, each, cost]: [number, number, number | null] = [0, 0, 0];
  for (const { option, row } of rows) {
    if (!row) return 'missing';
    const times = timesOf(line, option, wish);
    fixed += (row.fixed ?? 0) * times;
    each += eachOf(row, wish);
    const isKnown = row.cost_fixed !== null || row.cost_each !== null;
    const own = (row.cost_fixed ?? 0) * times + ofCopies(mills(row.cost_each), copies);
    cost = cost !== null && isKnown ? cost + own : null;
  }
  const list = fixed + ofCopies(each, copies);
  // rights are passed on as they are
  if (line === 'mechanical_right') cost = list;
  return { line, options, fixed, each, copies, list, amount: list, cost };
}

/** The surcharge for energy: a share of what making the records comes to, passed on as it is. */
function priceEnergy(made: readonly PricedLine[], wish: QuoteWish, find: FindPrice): PricedLine | 'missing' {
  const row = find({ line: 'energy_cost', option: 'standard', size: sizeOf(wish.format) });
  if (!row) return 'missing';
  const list = percentOf(sum(made.map(({ amount }) => amount)), row.percent ?? 0);
  return {
    ...{ line: 'energy_cost', options: ['standard'], fixed: list, each: 0, copies: wish.quantity },
    ...{ list, amount: list, cost: list },
  };
}

/** What quotes are priced by: the price table, and how many copies of a side one set of stampers presses. */
export interface QuoteBasis {
  readonly prices: readonly QuotePriceRow[];
  readonly stamper_copies: number;
}

/** The lines of a quote in their order, and those whose price nobody has entered. */
export interface QuoteLines {
  readonly lines: readonly PricedLine[];
  readonly missing: readonly QuoteLine[];
}

/** Prices what is wanted by the rows in force on a day; an agreed amount counts instead of its line's. */
export function quoteLines(
  wish: QuoteWish,
  { prices, stamper_copies }: QuoteBasis,
  day: string,
  agreed: readonly AgreedLine[] = [],
): QuoteLines {
  const find = pricesFor(prices, day, wish.quantity);
  const work = { ...wish, stampers: stamperSets(wish.quantity, stamper_copies) };
  const lines: PricedLine[] = [];
  const missing: QuoteLine[] = [];
  for (const line of QuoteLine.values) {
    const made = lines.filter((one) => QuoteLine.data[one.line].made);
    const isEnergy = line === 'energy_cost';
    const priced = isEnergy
      ? wish.energy_cost
        ? priceEnergy(made, wish, find)
        : undefined
      : priceLine(line, work, find);
    if (priced === 'missing') missing.push(line);
    else if (priced) {
      const amount = agreed.find((one) => one.line === line)?.amount ?? priced.amount;
      lines.push({ ...priced, amount });
    }
  }
  return { lines, missing };
}
