// An address label of 10 × 15 cm, with the customs declaration for parcels beyond the EU.
import { formatPostalAddress, formatCountryLine } from '#domain/addresses/format-address.ts';
import { isEuCountry } from '#domain/countries.ts';
import { type CustomsCodeRow, groupDeclaredGoods } from '#domain/fulfilment/customs.ts';
import type { OrderToPack } from './orders-to-pack.ts';
import {
  type Doc,
  drawBarcode,
  measureHeight,
  INK,
  drawRule,
  type TextStyle,
  drawText,
} from '#server/core/documents/pdf-canvas.ts';
import { PAPER } from '#server/core/documents/sheets.ts';
import { loadWords, type Words } from '#server/core/documents/words.ts';
import type { Seller } from '#server/modules/settings/index.ts';

const [WIDTH, HEIGHT] = PAPER.label;
const MARGIN = 16;
const CONTENT_WIDTH = WIDTH - 2 * MARGIN;
/** Weight of box and padding of a parcel, in grams. */
const PACKING_WEIGHT = 180;
/** Space between two rows of the declaration, in points. */
const ROW_GAP = 3;

// country names need Latin letters, and customs declarations a language of the Universal Postal Union
const english: Words = await loadWords('en');

/** Sender and customs codes, shared by all labels of a run. */
export interface LabelFacts {
  readonly seller: Seller | undefined;
  readonly codes: readonly CustomsCodeRow[];
}

/** Draws the label of an order. */
export function drawLabel(doc: Doc, packed: OrderToPack, facts: LabelFacts, words: Words): void {
  const { order } = packed;
  const { seller } = facts;
  const { t } = words;
  const small: TextStyle = { size: 7, color: INK.quiet, width: CONTENT_WIDTH };
  if (seller) {
    const sender = [...formatPostalAddress(seller), english.country(seller.country_id).toUpperCase()].join(' · ');
    drawText(doc, `${t('address_label.from')}  ${sender}`, MARGIN, 14, { ...small, lines: 2 });
  }
  drawRule(doc, MARGIN, 38, CONTENT_WIDTH, { weight: 1, color: INK.text });
  let y = drawText(doc, t(order.pickup ? 'address_label.pickup' : 'address_label.to'), MARGIN, 48, small) + 2;
  const { names, street, place } = splitLabelLines(order, seller);
  for (const [text, style] of [
    [names, { size: 16, weight: 'bold', lines: 2 }],
    [street, { size: 13, lines: 3 }],
    [place, { size: 14, weight: 'bold', lines: 4 }],
  ] as const)
    if (text.length > 0) y = drawText(doc, text.join('\n'), MARGIN, y, { ...style, width: CONTENT_WIDTH }) + 2;
  if (order.phone) drawText(doc, order.phone, MARGIN, y, { size: 9, width: CONTENT_WIDTH });
  if (!isEuCountry(order.country_id)) drawCustoms(doc, packed, facts, english);
  drawBarcode(doc, { kind: 'code128', text: order.number }, MARGIN + 20, HEIGHT - 66, CONTENT_WIDTH - 40, 34);
  drawText(doc, order.number, MARGIN, HEIGHT - 28, { size: 10, weight: 'bold', width: CONTENT_WIDTH, align: 'center' });
}

/** Splits the address into groups of different font size; lines within a group follow the format of the country. */
function splitLabelLines({ pickup, ...order }: OrderToPack['order'], seller: Seller | undefined) {
  const { customer_name: name, company, country_id } = order;
  const names = formatPostalAddress({ name, company, country_id });
  const addressParts = formatPostalAddress(pickup ? { ...pickup, country_id } : { ...order, ...WITHOUT_NAME });
  const isStreet = (line: string) =>
    pickup ? line === pickup.name || line === pickup.address : line === order.address || line === order.address2;
  return {
    names,
    street: addressParts.filter(isStreet),
    place: [
      ...addressParts.filter((line) => !isStreet(line)),
      ...formatCountryLine(country_id, seller?.country_id, english.country),
    ],
  };
}

const WITHOUT_NAME = { firstname: null, lastname: null, company: null } as const;

function drawCustoms(doc: Doc, { order, parts }: OrderToPack, labelFacts: LabelFacts, { t, money }: Words): void {
  const lines = parts.flatMap((part) => part.lines);
  const grams = lines.reduce((sum, { quantity, weight }) => sum + quantity * weight, PACKING_WEIGHT);
  const value = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) - order.discount;
  const goods = groupDeclaredGoods(lines, order.country_id, labelFacts.codes);
  const codes = goods.flatMap(({ code }) => code ?? []);
  const facts: [string, string][] = [
    [
      t('address_label.content'),
      goods.map((group) => t(`address_label.goods_${group.goods}`, { count: group.copies })).join(', '),
    ],
    [t('address_label.hs_code'), codes.join(', ') || '–'],
    [t('address_label.weight'), `${(grams / 1000).toFixed(2)} kg`],
    [t('address_label.value'), `${money(value, order.currency)} (${order.currency})`],
    [t('address_label.origin'), labelFacts.seller?.country_id ?? 'FR'],
  ];
  // the box grows upwards when goods and codes take several lines
  const bold: TextStyle = { size: 8, weight: 'bold', width: CONTENT_WIDTH - 96, lines: 3 };
  const height = facts.reduce((sum, [, text]) => sum + measureHeight(doc, text, bold) + ROW_GAP, 30);
  const top = HEIGHT - 78 - height;
  doc.rect(MARGIN, top, CONTENT_WIDTH, height).lineWidth(1).strokeColor(INK.text).stroke();
  const heading: TextStyle = { size: 8, weight: 'bold', width: CONTENT_WIDTH - 16 };
  drawText(doc, t('address_label.customs'), MARGIN + 8, top + 6, heading);
  let y = top + 22;
  for (const [title, text] of facts) {
    drawText(doc, title, MARGIN + 8, y, { size: 8, color: INK.quiet });
    y = drawText(doc, text, MARGIN + 88, y, bold) + ROW_GAP;
  }
}
