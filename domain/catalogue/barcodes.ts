import type { BarcodeKind } from '#generated/enums.ts';
import { parseEan } from './ean.ts';
import { parseManualOrderNumber, parseOrderNumber } from '#domain/orders/order-number.ts';

/** A barcode as it is kept and compared: a UPC is an EAN with a leading 0; all else as it is, in capitals. */
export const normaliseBarcode = (text: string): string => parseEan(text) ?? text.trim().toUpperCase();

/** What may stand on a label of our own; as short as a scanner can be told from typing. */
const HOUSE_LABEL = /^[A-Z0-9][A-Z0-9 -]{2,28}[A-Z0-9]$/;

/** Why a barcode is none of its kind: a translation key of errors. */
export type BarcodeError = 'ean_invalid' | 'upc_invalid' | 'house_label_invalid' | 'house_label_is_number';

/**
 * Why a code cannot be of a kind; undefined when it can. Trade codes have 13 or 12 digits and the right check digit (trade
 * facts). A label of our own is neither one of those nor what somebody scans to find an order.
 */
export function findBarcodeError(kind: BarcodeKind, text: string): BarcodeError | undefined {
  const ean = parseEan(text);
  if (kind === 'ean13') return ean === undefined ? 'ean_invalid' : undefined;
  if (kind === 'upc_a') return ean?.startsWith('0') ? undefined : 'upc_invalid';
  const code = normaliseBarcode(text);
  if (parseOrderNumber(code) !== undefined || parseManualOrderNumber(code) !== undefined)
    return 'house_label_is_number';
  return ean === undefined && HOUSE_LABEL.test(code) ? undefined : 'house_label_invalid';
}
