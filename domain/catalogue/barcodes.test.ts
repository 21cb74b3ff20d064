import { describe, expect, test } from 'vitest';
import { findBarcodeError, normaliseBarcode } from './barcodes.ts';

describe('a barcode', () => {
  test.each([
    ['ean13', '3760123456784'],
    ['ean13', '3 760123 456784'],
    ['upc_a', '036000291452'],
    ['upc_a', '0036000291452'],
    ['house', 'GH-CARTON-0042'],
    ['house', 'ab12'],
  ] as const)('of kind %s may be %s', (kind, code) => expect(findBarcodeError(kind, code)).toBeUndefined());

  test.each([
    ['ean13', '3760123456785', 'ean_invalid'],
    ['ean13', 'GH-CARTON-0042', 'ean_invalid'],
    ['upc_a', '036000291453', 'upc_invalid'],
    ['upc_a', '3760123456784', 'upc_invalid'],
    ['house', '3760123456784', 'house_label_invalid'],
    ['house', 'AB', 'house_label_invalid'],
    ['house', 'VS-103190', 'house_label_is_number'],
    ['house', '103190', 'house_label_is_number'],
    ['house', 'mo-1042', 'house_label_is_number'],
  ] as const)('of kind %s is not %s: %s', (kind, code, fault) => expect(findBarcodeError(kind, code)).toBe(fault));

  test('is compared in normalised form', () => {
    expect(normaliseBarcode('036000291452')).toBe('0036000291452');
    expect(normaliseBarcode(' gh-0042 ')).toBe('GH-0042');
  });
});
