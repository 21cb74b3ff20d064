// Header and footer of documents.
import { type AddressParts, formatPostalAddress } from '#domain/addresses/format-address.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import { type Doc, INK, drawRule, type TextStyle, drawText } from './pdf-canvas.ts';
import { PAPER } from './sheets.ts';
import type { Words } from './words.ts';

const [WIDTH, HEIGHT] = PAPER.a4;
/** Left and right edge of the content, in points. */
export const LEFT = 56;
export const RIGHT = WIDTH - 56;
/** Top of the footer. */
export const BOTTOM = HEIGHT - 96;
export const QUIET: TextStyle = { size: 8, color: INK.quiet };

/** The issuing company. */
export interface Company extends Pick<AddressParts, 'name' | 'address' | 'zip_code' | 'city' | 'state'> {
  readonly country_id: string;
  readonly vat_number: string | null;
  readonly siret: string | null;
  /** Legal form, capital and register. */
  readonly legal_note: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly email: string | null;
}

/** Draws shop name, document title and number. */
export function drawLetterhead(doc: Doc, title: string, number: string): void {
  doc
    .circle(LEFT + 5, 61, 5)
    .lineWidth(1.6)
    .strokeColor(INK.text)
    .stroke();
  doc
    .circle(LEFT + 5, 61, 1.2)
    .fillColor(INK.text)
    .fill();
  drawText(doc, SHOP_NAME, LEFT + 18, 52, { size: 13, weight: 'bold' });
  drawText(doc, title, 300, 48, { size: 20, weight: 'bold', width: RIGHT - 300, align: 'right' });
  drawText(doc, number, 300, 76, { size: 11, color: INK.quiet, width: RIGHT - 300, align: 'right' });
}

/** Formats the seller's address block. */
export function formatSeller(seller: Company, { country }: Words): string {
  return [...formatPostalAddress(seller), country(seller.country_id).toUpperCase(), seller.email]
    .filter(Boolean)
    .join('\n');
}

/** Draws the legally required company details. */
export function drawFooter(doc: Doc, seller: Company, { t }: Words): void {
  const { name, legal_note, siret, vat_number, iban, bic } = seller;
  const details = [
    [name, legal_note, siret && `SIRET ${siret}`].filter(Boolean).join(' · '),
    [vat_number && t('invoice_sheet.vat_number', { number: vat_number }), iban && `IBAN ${iban}`, bic && `BIC ${bic}`]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
  drawRule(doc, LEFT, HEIGHT - 66, RIGHT - LEFT, { weight: 0.4 });
  drawText(doc, details.join('\n'), LEFT, HEIGHT - 58, {
    ...{ size: 7, color: INK.quiet },
    ...{ width: RIGHT - LEFT, align: 'center' },
  });
}
