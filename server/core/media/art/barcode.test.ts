import { expect, it } from 'vitest';
import { drawBarcode } from './barcode.ts';

/** Modules of 5901234123457 by ISO/IEC 15420; 1 is a bar. */
const MODULES =
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
  '101';

it('draws the bars of ISO/IEC 15420', () => {
  const svg = drawBarcode('5901234123457', 0, 0, MODULES.length + 18, 100);
  const bars = [...svg.matchAll(/M([\d.]+) 8h([\d.]+)/g)].map(([, x, width]) => [Number(x), Number(width)] as const);
  const modules = Array.from(MODULES, (_bit, module) =>
    bars.some(([x, width]) => x - 9 <= module && module < x - 9 + width) ? '1' : '0',
  );
  expect(modules.join('')).toBe(MODULES);
});
