// Draws invoices and credit notes from the issued row only.
import { formatPostalAddress, formatCountryLine } from '#domain/addresses/format-address.ts';
import { sum } from '#domain/money.ts';
import { removeVat } from '#domain/pricing/vat.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
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
import type { InvoiceRow } from '../invoices.table.ts';
import type { InvoiceLineRow } from '#server/modules/orders/index.ts';
import type { Seller } from '#server/modules/settings/index.ts';

/** Column positions: right edges of figures, left edges of texts. */
const COLUMNS = { quantity: 326, net: 420, rate: 462, total: RIGHT } as const;

/** Height of a part's heading row. */
const PART_HEIGHT = 20;

/** A document with the number it credits or replaces. */
export interface InvoiceSheet {
  invoice: InvoiceRow;
  seller: Seller;
  credited?: { number: string; issued_at: Date } | undefined;
}

/** Draws the document on as many pages as needed. */
export function drawInvoice(doc: Doc, sheet: InvoiceSheet, words: Words): void {
  const { invoice, credited } = sheet;
  const { t } = words;
  const head = drawHead(doc, sheet, words);
  let y = drawTableHead(doc, head, words);
  for (const [index, line] of invoice.lines.entries()) {
    const name = formatName(line, words);
    const height =
      measureHeight(doc, name, { width: 236 }) +
      (line.text || line.vat !== undefined ? measureHeight(doc, line.text || '–', { size: 8, width: 236 }) : 0);
    const startedPart = line.part && line.part !== invoice.lines[index - 1]?.part ? line.part : undefined;
    if (y + height + 12 + (startedPart ? PART_HEIGHT : 0) > BOTTOM)
      y = drawTableHead(doc, addPage(doc, sheet, words), words);
    if (startedPart) y = drawPart(doc, invoice, startedPart, y, words);
    drawLine(doc, invoice, line, name, y, words);
    y += height + 12;
    drawRule(doc, LEFT, y - 6, RIGHT - LEFT, { weight: 0.4 });
  }
  if (y + 150 > BOTTOM) y = addPage(doc, sheet, words);
  y = drawSums(doc, invoice, y + 8, words);
  y += 18;
  for (const note of buildNotes(invoice, credited, words))
    y = drawText(doc, note, LEFT, y, { ...QUIET, width: RIGHT - LEFT }) + 3;
  if (invoice.type === 'invoice')
    drawText(doc, t('invoice_sheet.thanks', { shop: SHOP_NAME }), LEFT, y + 10, { size: 9, weight: 'bold' });
  drawFooter(doc, sheet.seller, words);
}

/** Draws the heading with seller, buyer and facts, and returns the y below it. */
function drawHead(doc: Doc, { invoice, seller, credited }: InvoiceSheet, words: Words): number {
  const { t, date } = words;
  const { buyer, type, correction } = invoice;
  drawLetterhead(doc, t(`invoice_sheet.${invoice.type}`), invoice.number);
  const top = 128;
  const drawBlock = (title: string, text: string, x: number, width: number) => {
    drawText(doc, title, x, top, { ...QUIET, spacing: 0.2 });
    return drawText(doc, text, x, top + 14, { size: 9.5, width });
  };
  const left = drawBlock(t('invoice_sheet.seller'), formatSeller(seller, words), LEFT, 190);
  const right = drawBlock(t('invoice_sheet.buyer'), formatBuyer(buyer, seller, words), 320, RIGHT - 320);
  const facts: [string, string][] = [
    [t('invoice_sheet.issued'), date(invoice.issued_at)],
    [t('invoice_sheet.order'), invoice.order_number],
    [
      t(`invoice_sheet.${correction ? 'corrected' : type === 'invoice' ? 'paid' : 'given_back'}`),
      date(invoice.taxed_at),
    ],
    ...(credited
      ? [[t(`invoice_sheet.${type === 'invoice' ? 'replaces' : 'credits'}`), credited.number] as [string, string]]
      : []),
  ];
  const y = Math.max(left, right) + 24;
  const step = (RIGHT - LEFT) / 4;
  drawRule(doc, LEFT, y - 8, RIGHT - LEFT);
  facts.forEach(([title, text], index) => {
    drawText(doc, title, LEFT + index * step, y, QUIET);
    drawText(doc, text, LEFT + index * step, y + 12, { size: 9.5, weight: 'bold' });
  });
  return y + 46;
}

function formatBuyer(buyer: InvoiceRow['buyer'], seller: Seller, { t, country }: Words): string {
  return [
    ...formatPostalAddress(buyer),
    ...formatCountryLine(buyer.country_id, seller.country_id, country),
    ...(buyer.vat_number ? [t('invoice_sheet.vat_number', { number: buyer.vat_number })] : []),
    buyer.email,
  ].join('\n');
}

function drawTableHead(doc: Doc, y: number, { t }: Words): number {
  const drawFigure = (text: string, end: number) =>
    drawText(doc, text, end - 90, y, { ...QUIET, width: 90, align: 'right' });
  drawText(doc, t('invoice_sheet.line'), LEFT, y, QUIET);
  drawFigure(t('invoice_sheet.quantity'), COLUMNS.quantity);
  drawFigure(t('invoice_sheet.net_each'), COLUMNS.net);
  drawFigure(t('invoice_sheet.vat'), COLUMNS.rate);
  drawFigure(t('invoice_sheet.line_total'), COLUMNS.total);
  drawRule(doc, LEFT, y + 15, RIGHT - LEFT, { weight: 1, color: INK.text });
  return y + 24;
}

function formatName(line: InvoiceLineRow, { t }: Words): string {
  return line.kind === 'item' ? (line.name ?? '') : (line.name ?? t(`invoice_sheet.${line.kind}`));
}

function drawLine(doc: Doc, invoice: InvoiceRow, line: InvoiceLineRow, name: string, y: number, words: Words): void {
  const { money, percent } = words;
  const { currency, vat_rate } = invoice;
  const below = drawText(doc, name, LEFT, y, { width: 236, weight: line.kind === 'item' ? 'bold' : 'regular' });
  if (line.text) drawText(doc, line.text, LEFT, below, { ...QUIET, width: 236 });
  const drawFigure = (text: string, end: number) => drawText(doc, text, end - 90, y, { width: 90, align: 'right' });
  const net = Math.sign(line.price) * removeVat(Math.abs(line.price), vat_rate);
  if (line.kind === 'item') drawFigure(String(line.quantity), COLUMNS.quantity);
  drawFigure(money(net, currency), COLUMNS.net);
  drawFigure(percent(vat_rate), COLUMNS.rate);
  if (line.vat !== undefined)
    drawText(doc, money(line.vat, currency), COLUMNS.rate - 90, below, { ...QUIET, width: 90, align: 'right' });
  drawFigure(money(line.total, currency), COLUMNS.total);
}

/** Draws the heading of removed or added items with their VAT and sum. */
function drawPart(
  doc: Doc,
  { lines, currency }: InvoiceRow,
  part: NonNullable<InvoiceLineRow['part']>,
  y: number,
  { t, money }: Words,
): number {
  const partLines = lines.filter((line) => line.part === part);
  const style: TextStyle = { size: 9, weight: 'bold', color: INK.quiet };
  const drawFigure = (minor: number, end: number) =>
    drawText(doc, money(minor, currency), end - 90, y, { ...style, width: 90, align: 'right' });
  drawText(doc, t(`invoice_sheet.part_${part}`), LEFT, y, { ...style, width: 236 });
  drawFigure(sum(partLines.map(({ vat = 0 }) => vat)), COLUMNS.rate);
  drawFigure(sum(partLines.map(({ total }) => total)), COLUMNS.total);
  return y + PART_HEIGHT;
}

function drawSums(doc: Doc, invoice: InvoiceRow, y: number, { t, money, percent }: Words): number {
  const { net, vat, vat_rate, total, currency, vat_eur } = invoice;
  const isReversal = invoice.type === 'credit_note' && invoice.correction !== null;
  const left = 330;
  const drawRow = (title: string, amount: string, style: TextStyle = {}) => {
    drawText(doc, title, left, y, style);
    drawText(doc, amount, left, y, { ...style, width: RIGHT - left, align: 'right' });
    y += (style.size ?? 9) * 1.36 + 5;
  };
  drawRow(t('invoice_sheet.net'), money(net, currency));
  drawRow(t('invoice_sheet.vat_at', { rate: percent(vat_rate) }), money(vat, currency));
  drawRule(doc, left, y, RIGHT - left, { weight: 1, color: INK.text });
  y += 8;
  drawRow(t(`invoice_sheet.total_${isReversal ? 'reversed' : invoice.type}`), money(total, currency), {
    size: 12,
    weight: 'bold',
  });
  if (currency !== 'EUR' && vat !== 0) drawRow(t('invoice_sheet.vat_eur'), money(vat_eur, 'EUR'), QUIET);
  return y;
}

/** Builds the legal and explanatory notes. */
function buildNotes(invoice: InvoiceRow, credited: InvoiceSheet['credited'], { t, date }: Words): string[] {
  const { scheme, currency, exchange_rate, type, taxed_at, correction } = invoice;
  const reference = credited && { number: credited.number, date: date(credited.issued_at) };
  return [
    ...(reference && correction
      ? [t(`invoice_sheet.${type === 'invoice' ? 'replaces' : 'reverses'}_note`, reference)]
      : []),
    ...(correction ? [t('invoice_sheet.reason_note', { reason: t(`enums.CorrectionReason.${correction}`) })] : []),
    ...(reference && !correction ? [t('invoice_sheet.credits_note', reference)] : []),
    ...(type === 'invoice'
      ? [correction ? t('invoice_sheet.settled_note') : t('invoice_sheet.paid_note', { date: date(taxed_at) })]
      : []),
    ...(scheme === 'export' ? [t('invoice_sheet.export_note')] : []),
    ...(scheme === 'reverse_charge' ? [t('invoice_sheet.reverse_charge_note')] : []),
    ...(scheme === 'oss' ? [t('invoice_sheet.oss_note')] : []),
    ...(currency === 'EUR'
      ? []
      : [
          t(`invoice_sheet.${correction ? 'rate_kept_note' : 'rate_note'}`, {
            ...{ rate: String(exchange_rate), currency, date: date(taxed_at) },
          }),
        ]),
  ];
}

/** Adds a page with a heading and returns its first y. */
function addPage(doc: Doc, sheet: InvoiceSheet, words: Words): number {
  const { invoice } = sheet;
  drawFooter(doc, sheet.seller, words);
  doc.addPage();
  const name = `${words.t(`invoice_sheet.${invoice.type}`)} ${invoice.number}`;
  drawText(doc, name, LEFT, 52, { size: 10, weight: 'bold' });
  return 88;
}
