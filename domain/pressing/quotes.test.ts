import { describe, expect, it } from 'vitest';
import { QuoteLine } from '#generated/enums.ts';
import { isOptionOf, createPriceFinder, QUOTE_TIERS, type QuotePriceRow } from './quote-prices.ts';
import { QUOTE_PRICE_SEED } from './quote-price-seed.ts';
import { computeOverrun, sumQuote } from './quote-sums.ts';
import { priceQuoteLines, countStamperSets, type AgreedLine, type QuoteRequest } from './quotes.ts';

const TODAY = '2026-11-23';

/** 300 black LPs with spine sleeve, white inner sleeve and test pressings (trade facts). */
const LP: QuoteRequest = {
  ...{ format: '12_33', discs: 1, sides: 2, quantity: 300, weight: '140g', colour: 'black' },
  ...{ sleeve: 'spine', inner_sleeve: 'white', label: true, test_pressing: true, energy_cost: true },
  ...{ numbered: false, shrink: false, insert_vinyl: false, insert_sleeve: false, insert: false, sticker: false },
  ...{ print_finish: false, design: false, mastering: false, mechanical_right: false, tracks: 0, retail_price: null },
};
const STAMPER_COPIES = 1000;
const NOTHING_OFF = { percent: null, amount: null };

function priceQuote(
  changes: Partial<QuoteRequest> = {},
  agreed: AgreedLine[] = [],
  rows: readonly QuotePriceRow[] = QUOTE_PRICE_SEED,
  stamper_copies = STAMPER_COPIES,
) {
  const request = { ...LP, ...changes };
  const quote = priceQuoteLines(request, { prices: rows, stamper_copies }, TODAY, agreed);
  const amounts = Object.fromEntries(quote.lines.map(({ line, amount }) => [line, amount / 100]));
  return { ...quote, amounts, sums: sumQuote(quote.lines, request.quantity, NOTHING_OFF, 20) };
}

describe('a quote', () => {
  it('has the sums of the trade facts: 1,830 euros, 6.10 each', () => {
    const { amounts, sums, missing } = priceQuote();
    expect(missing).toEqual([]);
    expect(amounts).toEqual({
      ...{ cutting: 400, press_setup: 150, type_vinyl: 660, label: 70, sleeve: 345, inner_sleeve: 45 },
      ...{ test_pressing: 90, energy_cost: 70.4 },
    });
    expect(sums).toMatchObject({ net: 183_040, unit_price: 610, vat: 36_608, total: 219_648 });
  });

  it.each<[Partial<QuoteRequest>, Record<string, number>]>([
    [{ colour: 'splatter' }, { colour: 450 }],
    [{ colour: 'picture_disc' }, { colour: 1090 }],
    [{ weight: '180g' }, { type_vinyl: 825 }],
    [{ sleeve: 'gatefold' }, { sleeve: 670 }],
    [{ sleeve: 'discobag' }, { sleeve: 135 }],
    [{ inner_sleeve: 'polylined' }, { inner_sleeve: 90 }],
    [{ inner_sleeve: 'printed' }, { inner_sleeve: 220 }],
    [
      { insert: true, insert_vinyl: true, insert_sleeve: true },
      { insert: 150, insert_vinyl: 150, insert_sleeve: 150 },
    ],
    [
      { sticker: true, shrink: true, numbered: true },
      { sticker: 76, shrink: 45, numbered: 90 },
    ],
    [
      { print_finish: true, design: true },
      { print_finish: 120, design: 250 },
    ],
    [{ mastering: true, tracks: 10 }, { mastering: 350 }],
    [{ format: '10_45' }, { cutting: 360 }],
    [{ format: '7_45', sides: 1 }, { cutting: 160 }],
  ])('%j costs %j', (changes, amounts) => {
    expect(priceQuote(changes).amounts).toMatchObject(amounts);
  });

  it('leaves out what is not requested', () => {
    const none = { label: false, test_pressing: false, energy_cost: false, sleeve: null, inner_sleeve: null };
    expect(Object.keys(priceQuote(none).amounts)).toEqual(['cutting', 'press_setup', 'type_vinyl']);
    expect(priceQuote({ mastering: true }).amounts.mastering).toBeUndefined();
  });

  it('charges prices of discs by disc, and prices of the record once', () => {
    const { amounts } = priceQuote({ discs: 2, sides: 4 });
    expect(amounts).toMatchObject({
      ...{ cutting: 800, press_setup: 300, type_vinyl: 1320, label: 140, inner_sleeve: 90, test_pressing: 180 },
      sleeve: 345,
    });
  });

  it('takes a set of stampers for each thousand copies of a side', () => {
    expect([1, 1000, 1001, 2000, 2001].map((copies) => countStamperSets(copies, STAMPER_COPIES))).toEqual([
      1, 1, 2, 2, 3,
    ]);
    expect(priceQuote({ quantity: 1000 }).amounts.cutting).toBe(400);
    expect(priceQuote({ quantity: 2500 }).amounts.cutting).toBe(1200);
    expect(priceQuote({ quantity: 1000 }, [], QUOTE_PRICE_SEED, 500).amounts.cutting).toBe(800);
  });

  it('charges the larger of share and minimum for mechanical rights', () => {
    // 7.4 % of 20.75 is 1.5355; of 8.00 it is less than the least
    expect(priceQuote({ mechanical_right: true, retail_price: 2075 }).amounts.mechanical_right).toBe(460.8);
    expect(priceQuote({ mechanical_right: true, retail_price: 800 }).amounts.mechanical_right).toBe(225);
    expect(priceQuote({ mechanical_right: true }).amounts.mechanical_right).toBe(225);
  });

  it('adds the energy surcharge to manufacturing only', () => {
    const services = { design: true, mastering: true, tracks: 3, mechanical_right: true };
    expect(priceQuote(services).amounts.energy_cost).toBe(70.4);
  });

  it('replaces the price of a line by the agreed amount, also for the energy surcharge', () => {
    const { amounts, lines } = priceQuote({}, [{ line: 'cutting', amount: 20_000 }]);
    expect(amounts).toMatchObject({ cutting: 200, energy_cost: 62.4 });
    expect(lines[0]).toMatchObject({ line: 'cutting', list: 40_000, amount: 20_000 });
  });

  it('reports the lines without a price', () => {
    const rows = QUOTE_PRICE_SEED.filter(({ line }) => line !== 'sleeve');
    const { missing, amounts } = priceQuote({}, [], rows);
    expect(missing).toEqual(['sleeve']);
    expect(amounts.sleeve).toBeUndefined();
  });
});

describe('prices', () => {
  const findPrice = (quantity: number, day = TODAY, rows: readonly QuotePriceRow[] = QUOTE_PRICE_SEED) =>
    createPriceFinder(rows, day, quantity)({ line: 'type_vinyl', option: '140g', size: '12' })?.each;

  it('between two tiers are those of the lower one', () => {
    expect(QUOTE_TIERS.map((tier) => findPrice(tier))).toEqual([4.2, 3.2, 2.6, 2.2, 1.85, 1.6, 1.45, 1.35]);
    expect([99, 299, 499, 4999, 20_000].map((quantity) => findPrice(quantity))).toEqual([4.2, 2.6, 2.2, 1.45, 1.35]);
    expect(findPrice(49)).toBeUndefined();
  });

  it('of a size take precedence, and later rows apply from their day on', () => {
    const [first] = QUOTE_PRICE_SEED.filter(
      ({ line, quantity_from }) => line === 'type_vinyl' && quantity_from === 300,
    );
    if (!first) throw new Error('no row');
    const rows: QuotePriceRow[] = [
      ...QUOTE_PRICE_SEED,
      { ...first, each: 2.35, valid_from: '2027-01-01' },
      { ...first, size: '12', quantity_from: 500, each: 1.7, valid_from: '2027-02-01' },
    ];
    expect([findPrice(300, '2026-12-31', rows), findPrice(300, '2027-01-01', rows)]).toEqual([2.2, 2.35]);
    expect([findPrice(500, '2027-01-31', rows), findPrice(500, '2027-02-01', rows)]).toEqual([1.85, 1.7]);
  });

  it('have initial rows for every line and option', () => {
    for (const { line, option } of QUOTE_PRICE_SEED)
      expect([line, option, isOptionOf(line, option)]).toEqual([line, option, true]);
    expect(QuoteLine.values.filter((line) => !QUOTE_PRICE_SEED.some((row) => row.line === line))).toEqual([]);
    expect(isOptionOf('label', 'gatefold')).toBe(false);
  });
});

describe('the sums', () => {
  const { lines } = priceQuote({ mechanical_right: true });

  it('do not reduce mechanical rights, nor below 0', () => {
    expect(sumQuote(lines, 300, { percent: 10, amount: null }, 20)).toMatchObject({ discount: 18_304, net: 187_236 });
    expect(sumQuote(lines, 300, { percent: 100, amount: 5000 }, 20)).toMatchObject({ net: 22_500, vat: 4500 });
    expect(sumQuote(lines, 300, { percent: null, amount: 4000 }, 0)).toMatchObject({ discount: 4000, vat: 0 });
  });

  it('have a margin only when the cost of every line is known', () => {
    expect(sumQuote(lines, 300, NOTHING_OFF, 20)).toMatchObject({ cost: null, margin: null, margin_percent: null });
    const rows = QUOTE_PRICE_SEED.map((row) => ({
      ...row,
      cost_fixed: (row.fixed ?? 0) / 2,
      cost_each: (row.each ?? 0) / 2,
    }));
    const linesWithCost = priceQuote({}, [], rows).lines;
    // energy is passed on as it is, all else costs half
    expect(sumQuote(linesWithCost, 300, NOTHING_OFF, 20)).toMatchObject({
      cost: 95_040,
      margin: 88_000,
      margin_percent: 48.1,
    });
  });

  it('of an overrun contain the copies without fixed costs', () => {
    // pressing, label, sleeve and inner sleeve: 3.30 each
    const { lines } = priceQuote();
    expect(computeOverrun({ lines, quantity: 300, overrun_percent: 5 })).toEqual({ copies: 15, amount: 4950 });
    expect(computeOverrun({ lines, quantity: 300, overrun_percent: 2.5 }).copies).toBe(7);
  });
});
