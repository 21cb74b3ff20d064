import { expect, test } from 'vitest';
import { computeEanCheckDigit, parseEan } from './ean.ts';

test.each([
  ['4006381333931', '4006381333931'],
  ['4006381-33393 1', '4006381333931'],
  ['036000291452', '0036000291452'],
  ['4006381333932', undefined],
  ['036000291453', undefined],
  ['400638133393', undefined],
  ['400638133393X', undefined],
  ['', undefined],
])('%s is read as %s', (text, code) => {
  expect(parseEan(text)).toBe(code);
});

test('the check digit completes twelve digits', () => {
  expect(computeEanCheckDigit('400638133393')).toBe(1);
  expect(computeEanCheckDigit('000000000000')).toBe(0);
});
