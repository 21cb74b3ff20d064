import type { BarcodeKind } from '#generated/enums.ts';
import { parseEan } from './ean.ts';
import { parseManualOrderNumber, parseOrderNumber } from '#domain/orders/order-number.ts';

/** Normalises a barcode for storage and comparison: a UPC becomes an EAN with a leading 0, other codes are upper-cased. */
export const normaliseBarcode = (text: string): string => parseEan(text) ?? text.trim().toUpperCase();

/** Format of house labels; the minimum length is that of a detectable scan. */
const HOUSE_LABEL = /^[A-Z0-9][A-Z0-9 -]{2,28}[A-Z0-9]$/;

/** Why a barcode is invalid for its kind; also a translation key under `errors`. */
export type BarcodeError = 'ean_invalid' | 'upc_invalid' | 'house_label_invalid' | 'house_label_is_number';

/**
 * Checks a barcode; undefined when it is valid for the kind. EAN and UPC have 13 or 12 digits with a check digit (trade facts).
 * A house label must be neither a trade code nor an order number.
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
