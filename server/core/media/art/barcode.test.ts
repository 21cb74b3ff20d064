import { expect, it } from 'vitest';
import { eanModules } from './barcode.ts';

it('draws the bars of ISO/IEC 15420', () => {
  expect(eanModules('5901234123457')).toBe(
    '101' +
      '0001011' +
      '0100111' +
      '0110011' +
      '0010011' +
      '0111101' +
      '0011101' +
      '01010' +
      '1100110' +
      '1101100' +
      '1000010' +
      '1011100' +
      '1001110' +
      '1000100' +
      '101',
  );
});
