// Draws a pressing quote from its stored lines.
import { computeOverrun } from '#domain/pressing/quote-sums.ts';
import { QUOTE_CURRENCY, type PricedLine } from '#domain/pressing/quotes.ts';
import {
  BOTTOM,
  drawFooter,
  drawLetterhead,
  LEFT,
  QUIET,
  RIGHT,
  formatSeller,
} from '#server/core/documents/letterhead.ts';
import { type Doc, measureHeight, INK, drawRule, type TextStyle, drawText } from '#server/core/documents/pdf-canvas.ts';
import type { Words } from '#server/core/documents/words.ts';
import type { Seller } from '#server/modules/settings/index.ts';
import type { QuoteRow } from '../quotes.table.ts';

/** A quote with seller and date. */
export interface QuoteSheet {
  readonly row: QuoteRow;
  readonly seller: Seller;
  readonly issuedAt: Date;
}

const WIDTH = RIGHT - LEFT;
/** Right edges of the columns. */
const COLUMNS = { fixed: 360, each: 430, amount: RIGHT } as const;
const MILLS = 1000;

/** Draws the quote over as many pages as needed. */
export function drawQuote(doc: Doc, sheet: QuoteSheet, words: Words): void {
  const { row, seller } = sheet;
  let y = drawLinesHead(doc, drawHead(doc, sheet, words), words);
  const startPage = () => {
    drawFooter(doc, seller, words);
    doc.addPage();
    drawText(doc, `${words.t('quote_sheet.title')} ${row.number}`, LEFT, 52, { size: 10, weight: 'bold' });
    return 88;
  };
  for (const line of row.priced_lines) {
    if (y + 26 > BOTTOM) y = drawLinesHead(doc, startPage(), words);
    y = drawLine(doc, line, y, words);
  }
  if (y + (row.discount > 0 ? 170 : 145) > BOTTOM) y = startPage();
  y = drawSums(doc, row, y + 8, words) + 18;
  for (const note of buildNotes(row, words)) y = drawText(doc, note, LEFT, y, { ...QUIET, width: WIDTH }) + 4;
  drawFooter(doc, seller, words);
}

function drawHead(doc: Doc, { row, seller, issuedAt }: QuoteSheet, words: Words): number {
  const { t, date, country } = words;
  drawLetterhead(doc, t('quote_sheet.title'), row.number);
  const top = 128;
  const drawBlock = (title: string, text: string, x: number, width: number) => {
    drawText(doc, title, x, top, { ...QUIET, spacing: 0.2 });
    return drawText(doc, text, x, top + 14, { size: 9.5, width });
  };
  const customer = [row.company, row.name, country(row.country_id), row.email].filter(Boolean).join('\n');
  const left = drawBlock(t('quote_sheet.from'), formatSeller(seller, words), LEFT, 190);
  const right = drawBlock(t('quote_sheet.for'), customer, 320, RIGHT - 320);
  const cells: [string, string][] = [
    [t('quote_sheet.made'), date(issuedAt)],
    [t('quote_sheet.until'), row.expires_at ? date(row.expires_at) : '–'],
    [t('quote_sheet.copies'), formatCount(row.quantity, words)],
    [t('quote_sheet.unit'), words.money(row.unit_price, QUOTE_CURRENCY)],
  ];
  let y = Math.max(left, right) + 24;
  drawRule(doc, LEFT, y - 8, WIDTH);
  cells.forEach(([title, text], index) => {
    const x = LEFT + (index * WIDTH) / cells.length;
    drawText(doc, title, x, y, QUIET);
    drawText(doc, text, x, y + 12, { size: 9.5, weight: 'bold' });
  });
  y += 46;
  const name = [row.artist_name, row.title].filter(Boolean).join(' – ');
  if (name) y = drawText(doc, name, LEFT, y, { size: 11, weight: 'bold', width: WIDTH }) + 2;
  y = drawText(doc, formatDetails(row, words), LEFT, y, { size: 9, color: INK.quiet, width: WIDTH });
  if (row.message) y = drawText(doc, row.message, LEFT, y + 8, { size: 9.5, width: WIDTH });
  return y + 18;
}

/** The pressing details in one line. */
function formatDetails(row: QuoteRow, { t }: Words): string {
  const discs = t('quote_sheet.discs', { count: row.discs });
  const translate = (list: string, value: string | null) => value && t(`enums.${list}.${value}`);
  const pressing = [
    translate('DiscFormat', row.format),
    translate('QuoteWeight', row.weight),
    translate('QuoteColour', row.colour),
  ];
  const packaging = [translate('Sleeve', row.sleeve), translate('QuoteInnerSleeve', row.inner_sleeve)];
  return [discs, ...pressing, ...packaging].filter(Boolean).join(' · ');
}

const formatCount = (number: number, { lang }: Words): string => new Intl.NumberFormat(lang).format(number);

function drawNumber(doc: Doc, text: string, end: number, y: number, style: TextStyle = {}): void {
  drawText(doc, text, end - 90, y, { ...style, width: 90, align: 'right' });
}

function drawLinesHead(doc: Doc, y: number, { t }: Words): number {
  drawText(doc, t('quote_sheet.line'), LEFT, y, QUIET);
  drawNumber(doc, t('quote_sheet.fixed'), COLUMNS.fixed, y, QUIET);
  drawNumber(doc, t('quote_sheet.each'), COLUMNS.each, y, QUIET);
  drawNumber(doc, t('quote_sheet.amount'), COLUMNS.amount, y, QUIET);
  drawRule(doc, LEFT, y + 15, WIDTH, { weight: 1, color: INK.text });
  return y + 24;
}

function drawLine(doc: Doc, { line, options, fixed, each, list, amount }: PricedLine, y: number, words: Words): number {
  const { t, money } = words;
  const chosen = options.filter((option) => option !== 'standard').map((option) => t(`enums.QuoteOption.${option}`));
  const name = [t(`enums.QuoteLine.${line}`), chosen.join(', ')].filter(Boolean).join(' – ');
  const height = measureHeight(doc, name, { width: 210 });
  drawText(doc, name, LEFT, y, { width: 210 });
  // agreed amounts have no fixed and unit price
  if (amount === list) {
    const unitPriceFormat = new Intl.NumberFormat(words.lang, {
      ...{ style: 'currency', currency: QUOTE_CURRENCY, maximumFractionDigits: 3 },
    });
    if (fixed > 0) drawNumber(doc, money(fixed, QUOTE_CURRENCY), COLUMNS.fixed, y);
    if (each > 0) drawNumber(doc, unitPriceFormat.format(each / MILLS), COLUMNS.each, y);
  }
  drawNumber(doc, money(amount, QUOTE_CURRENCY), COLUMNS.amount, y);
  drawRule(doc, LEFT, y + height + 3, WIDTH, { weight: 0.4 });
  return y + height + 8;
}

function drawSums(doc: Doc, row: QuoteRow, top: number, { t, money, percent }: Words): number {
  const left = 330;
  let y = top;
  const drawSumLine = (title: string, minor: number, style: TextStyle = {}) => {
    drawText(doc, title, left, y, style);
    drawText(doc, money(minor, QUOTE_CURRENCY), left, y, { ...style, width: RIGHT - left, align: 'right' });
    y += (style.size ?? 9) * 1.36 + 5;
  };
  if (row.discount > 0) {
    drawSumLine(t('quote_sheet.subtotal'), row.subtotal);
    drawSumLine(row.discount_reason ?? t('quote_sheet.discount'), -row.discount);
  }
  drawSumLine(t('quote_sheet.net'), row.net);
  drawSumLine(t('quote_sheet.vat', { rate: percent(row.vat_rate) }), row.vat);
  drawRule(doc, left, y, RIGHT - left, { weight: 1, color: INK.text });
  y += 8;
  drawSumLine(t('quote_sheet.total'), row.total, { size: 12, weight: 'bold' });
  return y;
}

/** Notes for the customer. */
function buildNotes(row: QuoteRow, words: Words): string[] {
  const { t, date, money } = words;
  const { copies, amount } = computeOverrun({ ...row, lines: row.priced_lines });
  return [
    ...(row.expires_at ? [t('quote_sheet.holds_note', { date: date(row.expires_at) })] : []),
    t('quote_sheet.overrun_note', { copies: formatCount(copies, words), amount: money(amount, QUOTE_CURRENCY) }),
    t('quote_sheet.deposit_note'),
    t('quote_sheet.time_note'),
    ...(row.vat_rate === 0 ? [t('quote_sheet.no_vat_note')] : []),
  ];
}
