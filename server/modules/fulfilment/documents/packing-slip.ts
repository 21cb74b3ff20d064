// Packing slip: the content of a parcel, for packer and recipient; without prices for a gift.
import type { Country } from '#generated/enums.ts';
import { formatPostalAddress, formatCountryLine } from '#domain/addresses/format-address.ts';
import { parseEan } from '#domain/catalogue/ean.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { OrderToPack, LineToPack } from './orders-to-pack.ts';
import {
  type Doc,
  drawBarcode,
  measureHeight,
  INK,
  drawRule,
  type TextStyle,
  measureWidth,
  drawText,
} from '#server/core/documents/pdf-canvas.ts';
import { PAPER } from '#server/core/documents/sheets.ts';
import type { Words } from '#server/core/documents/words.ts';

const [WIDTH, HEIGHT] = PAPER.a4;
const LEFT = 56;
const RIGHT = WIDTH - 56;
const BOTTOM = HEIGHT - 80;
const QUIET: TextStyle = { size: 8, color: INK.quiet };
const NAME = { x: LEFT + 62, width: 268 } as const;
const ROW = 50;

/** Draws the slip of an order on as many pages as its lines need. `from` is the sender's country. */
export function drawPackingSlip(doc: Doc, packed: OrderToPack, from: Country | undefined, words: Words): void {
  const { order, parts } = packed;
  const { t } = words;
  let y = drawHead(doc, packed, from, words);
  const hasSeveralShops = parts.length > 1;
  for (const { shop_name, lines } of parts) {
    if (hasSeveralShops) {
      if (y + 24 + ROW > BOTTOM) y = addPage(doc, packed, words);
      y = drawText(doc, shop_name, LEFT, y + 4, { size: 10, weight: 'bold' }) + 6;
    }
    for (const line of lines) {
      const height = measureRow(doc, line);
      if (y + height > BOTTOM) y = addPage(doc, packed, words);
      drawLine(doc, packed, line, y, words);
      y += height;
      drawRule(doc, LEFT, y - 5, RIGHT - LEFT, { weight: 0.4 });
    }
  }
  const copies = parts.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.quantity, 0);
  drawText(doc, t('packing_slip.copies', { count: copies }), LEFT, y + 6, { size: 10, weight: 'bold' });
  if (!order.is_gift)
    drawText(doc, `${t('packing_slip.total')}  ${words.money(order.total, order.currency)}`, LEFT, y + 6, {
      ...{ size: 10, weight: 'bold' },
      ...{ width: RIGHT - LEFT, align: 'right' },
    });
  drawFoot(doc, words);
}

/** Draws the heading and returns the y below it. */
function drawHead(doc: Doc, { order }: OrderToPack, from: Country | undefined, words: Words): number {
  const { t, date, country } = words;
  drawText(doc, SHOP_NAME, LEFT, 50, { size: 13, weight: 'bold' });
  drawText(doc, t('packing_slip.title'), LEFT, 72, { size: 20, weight: 'bold' });
  drawBarcode(doc, { kind: 'code128', text: order.number }, RIGHT - 170, 48, 170, 36);
  drawText(doc, order.number, RIGHT - 170, 88, { size: 11, weight: 'bold', width: 170, align: 'center' });

  const top = 132;
  drawText(doc, t(order.pickup ? 'packing_slip.customer' : 'packing_slip.ship_to'), LEFT, top, QUIET);
  const { pickup, customer_name: name, country_id } = order;
  const recipient = pickup ? { name, company: order.company, country_id } : { ...order, name };
  const countryLine = pickup ? [] : formatCountryLine(country_id, from, country);
  const address = [...formatPostalAddress(recipient), ...countryLine, order.phone].filter(Boolean).join('\n');
  let left = drawText(doc, address, LEFT, top + 14, { size: 11, width: 240 });
  if (pickup) {
    drawText(doc, t('packing_slip.pickup'), LEFT, left + 8, QUIET);
    const place = formatPostalAddress({ ...pickup, country_id }).join('\n');
    left = drawText(doc, place, LEFT, left + 22, { size: 11, width: 240 });
  }
  const facts: [string, string][] = [
    [t('packing_slip.ordered'), date(order.created_at)],
    [t('packing_slip.email'), order.email],
  ];
  let right = top;
  for (const [title, text] of facts) {
    drawText(doc, title, 330, right, QUIET);
    right = drawText(doc, text, 330, right + 12, { size: 9.5, width: RIGHT - 330 }) + 8;
  }
  if (order.is_gift) {
    const text = t('packing_slip.gift');
    const width = measureWidth(doc, text, { size: 9, weight: 'bold' }) + 20;
    doc.roundedRect(330, right, width, 20, 10).lineWidth(1).strokeColor(INK.text).stroke();
    right = drawText(doc, text, 340, right + 4, { size: 9, weight: 'bold' }) + 12;
  }
  let y = Math.max(left, right) + 14;
  if (order.gift_message) y = drawBox(doc, t('packing_slip.gift_message'), order.gift_message, y);
  if (order.comment) y = drawBox(doc, t('packing_slip.comment'), order.comment, y);
  drawRule(doc, LEFT, y, RIGHT - LEFT, { weight: 1, color: INK.text });
  return y + 12;
}

/** Draws a text in a box under a title and returns the y below it. */
function drawBox(doc: Doc, title: string, text: string, y: number): number {
  const style = { size: 10, width: RIGHT - LEFT - 28 };
  const height = measureHeight(doc, text, style) + 32;
  doc
    .roundedRect(LEFT, y, RIGHT - LEFT, height, 6)
    .fillColor(INK.faint)
    .fill();
  drawText(doc, title, LEFT + 14, y + 8, QUIET);
  drawText(doc, text, LEFT + 14, y + 21, style);
  return y + height + 14;
}

const formatDetails = ({ artist_name, item_name }: LineToPack): string =>
  [artist_name, item_name].filter(Boolean).join(' · ');

function measureRow(doc: Doc, line: LineToPack): number {
  const text =
    measureHeight(doc, line.name, { size: 11, width: NAME.width }) +
    measureHeight(doc, formatDetails(line), { size: 9, width: NAME.width }) +
    (line.comment ? measureHeight(doc, line.comment, { size: 8, width: NAME.width }) + 2 : 0);
  return Math.max(ROW, text + 14);
}

function drawLine(doc: Doc, { order }: OrderToPack, line: LineToPack, y: number, { money }: Words): void {
  doc
    .rect(LEFT, y + 2, 13, 13)
    .lineWidth(1)
    .strokeColor(INK.text)
    .stroke();
  // bold, as packers overlook quantities above one
  drawText(doc, `${line.quantity} ×`, LEFT + 22, y - 1, { size: 14, weight: line.quantity > 1 ? 'bold' : 'regular' });
  let below = drawText(doc, line.name, NAME.x, y, { size: 11, weight: 'bold', width: NAME.width });
  below = drawText(doc, formatDetails(line), NAME.x, below, { size: 9, width: NAME.width });
  if (line.comment) drawText(doc, line.comment, NAME.x, below + 2, { ...QUIET, width: NAME.width });
  const ean = line.barcode ? parseEan(line.barcode) : undefined;
  if (ean) {
    drawBarcode(doc, { kind: 'ean13', text: ean }, RIGHT - 92, y, 92, 24);
    drawText(doc, ean, RIGHT - 92, y + 26, { size: 8, width: 92, align: 'center' });
  } else if (line.barcode) drawText(doc, line.barcode, RIGHT - 92, y, { size: 8, width: 92, align: 'right' });
  if (!order.is_gift)
    drawText(doc, money(line.price, order.currency), 386, y, { size: 9, width: RIGHT - 104 - 386, align: 'right' });
}

/** Adds a page with a heading and returns its first y. */
function addPage(doc: Doc, { order }: OrderToPack, words: Words): number {
  drawFoot(doc, words);
  doc.addPage();
  drawText(doc, `${words.t('packing_slip.title')} ${order.number}`, LEFT, 52, { size: 10, weight: 'bold' });
  return 84;
}

function drawFoot(doc: Doc, { t }: Words): void {
  drawRule(doc, LEFT, HEIGHT - 62, RIGHT - LEFT, { weight: 0.4 });
  const style: TextStyle = { size: 8, color: INK.quiet, width: RIGHT - LEFT, align: 'center' };
  drawText(doc, t('packing_slip.thanks', { shop: SHOP_NAME }), LEFT, HEIGHT - 54, style);
}
