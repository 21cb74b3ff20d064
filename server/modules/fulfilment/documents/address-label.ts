// An address label of 10 × 15 cm, with the customs declaration for parcels beyond the EU.
import { addressLines, formatCountryLine } from '#domain/addresses/format-address.ts';
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
const EDGE = 16;
const ROOM = WIDTH - 2 * EDGE;
/** Weight of box and padding of a parcel, in grams. */
const PACKING_WEIGHT = 180;
/** Between two rows of the declaration. */
const ROW_AIR = 3;

// the post of every country reads its name in Latin letters, and its customs a declaration in a language of the postal union
const english: Words = await loadWords('en');

/** Shared by all labels of a run: sender and customs codes. */
export interface LabelFacts {
  readonly seller: Seller | undefined;
  readonly codes: readonly CustomsCodeRow[];
}

/** Draws the label of an order. */
export function drawLabel(doc: Doc, packed: OrderToPack, facts: LabelFacts, words: Words): void {
  const { order } = packed;
  const { seller } = facts;
  const { t } = words;
  const small: TextStyle = { size: 7, color: INK.quiet, width: ROOM };
  if (seller) {
    const from = [...addressLines(seller), english.country(seller.country_id).toUpperCase()].join(' · ');
    drawText(doc, `${t('address_label.from')}  ${from}`, EDGE, 14, { ...small, lines: 2 });
  }
  drawRule(doc, EDGE, 38, ROOM, { weight: 1, color: INK.text });
  let y = drawText(doc, t(order.pickup ? 'address_label.pickup' : 'address_label.to'), EDGE, 48, small) + 2;
  const { names, street, place } = splitLabelLines(order, seller);
  for (const [text, style] of [
    [names, { size: 16, weight: 'bold', lines: 2 }],
    [street, { size: 13, lines: 3 }],
    [place, { size: 14, weight: 'bold', lines: 4 }],
  ] as const)
    if (text.length > 0) y = drawText(doc, text.join('\n'), EDGE, y, { ...style, width: ROOM }) + 2;
  if (order.phone) drawText(doc, order.phone, EDGE, y, { size: 9, width: ROOM });
  if (!isEuCountry(order.country_id)) drawCustoms(doc, packed, facts, english);
  drawBarcode(doc, { kind: 'code128', text: order.number }, EDGE + 20, HEIGHT - 66, ROOM - 40, 34);
  drawText(doc, order.number, EDGE, HEIGHT - 28, { size: 10, weight: 'bold', width: ROOM, align: 'center' });
}

/** The lines of a label in the order of the country, parted by how large they are written. */
function splitLabelLines({ pickup, ...order }: OrderToPack['order'], seller: Seller | undefined) {
  const { customer_name: name, company, country_id } = order;
  const names = addressLines({ name, company, country_id });
  const where = addressLines(pickup ? { ...pickup, country_id } : { ...order, ...NAMELESS });
  const isStreet = (line: string) =>
    pickup ? line === pickup.name || line === pickup.address : line === order.address || line === order.address2;
  return {
    names,
    street: where.filter(isStreet),
    place: [
      ...where.filter((line) => !isStreet(line)),
      ...formatCountryLine(country_id, seller?.country_id, english.country),
    ],
  };
}

const NAMELESS = { firstname: null, lastname: null, company: null } as const;

function drawCustoms(doc: Doc, { order, parts }: OrderToPack, house: LabelFacts, { t, money }: Words): void {
  const lines = parts.flatMap((part) => part.lines);
  const grams = lines.reduce((sum, { quantity, weight }) => sum + quantity * weight, PACKING_WEIGHT);
  const value = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) - order.discount;
  const goods = groupDeclaredGoods(lines, order.country_id, house.codes);
  const codes = goods.flatMap(({ code }) => code ?? []);
  const facts: [string, string][] = [
    [
      t('address_label.content'),
      goods.map((one) => t(`address_label.goods_${one.goods}`, { count: one.copies })).join(', '),
    ],
    [t('address_label.hs_code'), codes.join(', ') || '–'],
    [t('address_label.weight'), `${(grams / 1000).toFixed(2)} kg`],
    [t('address_label.value'), `${money(value, order.currency)} (${order.currency})`],
    [t('address_label.origin'), house.seller?.country_id ?? 'FR'],
  ];
  // kinds of goods and their codes may take several lines; the box begins higher then
  const bold: TextStyle = { size: 8, weight: 'bold', width: ROOM - 96, lines: 3 };
  const height = facts.reduce((sum, [, text]) => sum + measureHeight(doc, text, bold) + ROW_AIR, 30);
  const top = HEIGHT - 78 - height;
  doc.rect(EDGE, top, ROOM, height).lineWidth(1).strokeColor(INK.text).stroke();
  drawText(doc, t('address_label.customs'), EDGE + 8, top + 6, { size: 8, weight: 'bold', width: ROOM - 16 });
  let y = top + 22;
  for (const [title, text] of facts) {
    drawText(doc, title, EDGE + 8, y, { size: 8, color: INK.quiet });
    y = drawText(doc, text, EDGE + 88, y, bold) + ROW_AIR;
  }
}
