import { describe, expect, it } from 'vitest';
import { detectColumns, findKnownExport, hasAllHeadings } from './detect-columns.ts';
import { KNOWN_EXPORTS } from './known-exports.ts';
import { translateValue } from './translate-value.ts';

const createFields = (...names: string[]) => names.map((name) => ({ name }));

describe('a file of another shop', () => {
  it('is recognised by its headings in any case', () => {
    const headings = [
      'NAME',
      'email',
      'Financial Status',
      'Lineitem quantity',
      'Lineitem name',
      'Shipping Name',
      'Billing City',
    ];
    expect(detectColumns('orders', headings, createFields('number', 'name', 'city', 'total'))).toEqual({
      source: 'shopify',
      columns: { number: 'NAME', name: 'Shipping Name', city: 'Billing City', total: null },
    });
    expect(findKnownExport('customers', headings)).toBeUndefined();
  });

  it('matches one known export only', () => {
    for (const { kind, needs, source } of KNOWN_EXPORTS)
      expect(
        KNOWN_EXPORTS.filter((other) => other.kind === kind && other.needs.every((heading) => needs.includes(heading))),
      ).toEqual([expect.objectContaining({ kind, source })]);
  });
});

describe('any other file', () => {
  it('is detected by headings in English and French, each used once', () => {
    const french = ['Courriel', 'Prénom', 'Nom de famille', 'Code postal', 'Ville', 'Pays'];
    const fields = createFields('email', 'firstname', 'lastname', 'name', 'zip_code', 'city', 'country_id');
    expect(detectColumns('customers', french, fields).columns).toEqual({
      ...{ email: 'Courriel', firstname: 'Prénom', lastname: 'Nom de famille', name: null },
      ...{ zip_code: 'Code postal', city: 'Ville', country_id: 'Pays' },
    });
    expect(detectColumns('stock', ['EAN-13', 'Qty'], createFields('barcode', 'quantity', 'sku')).columns).toEqual({
      ...{ barcode: 'EAN-13', quantity: 'Qty', sku: null },
    });
  });

  it('is detected by labels of the screens, too', () => {
    const fields = [{ name: 'quantity', labels: ['Copies', 'Exemplaires', '数量'] }];
    expect(detectColumns('stock', ['数量'], fields).columns).toEqual({ quantity: '数量' });
  });
});

it('a saved map takes precedence when the file has all its headings', () => {
  const saved = [{ columns: { barcode: 'Code', quantity: 'Menge', sku: null } }];
  expect(
    detectColumns('stock', ['Code', 'Menge', 'Stock'], createFields('barcode', 'quantity', 'sku'), saved).columns,
  ).toEqual({
    ...{ barcode: 'Code', quantity: 'Menge', sku: null },
  });
  expect(hasAllHeadings({ columns: { barcode: 'Code' } }, ['Kode'])).toBe(false);
  expect(hasAllHeadings({ columns: { barcode: null } }, ['Kode'])).toBe(false);
});

it('values of other shops are translated', () => {
  expect(translateValue('payment_status', 'partially_refunded')).toBe('paid');
  expect(translateValue('payment_status', 'voided')).toBe('cancelled');
  expect(translateValue('category', 'LP, Album')).toBe('vinyl');
  expect(translateValue('category', 'T-Shirt')).toBe('t-shirt');
  expect(translateValue('country_id', 'USA')).toBe('US');
  expect(translateValue('city', 'USA')).toBe('USA');
});
