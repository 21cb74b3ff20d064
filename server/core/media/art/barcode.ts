/** EAN-13 as bars. */
import { num, path, rect } from './svg.ts';
import { setLine } from './type.ts';

const LEFT_ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the six left digits use the mirrored set, by the first digit. */
const PARITY = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];

const invert = (bits: string) => bits.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
const reverse = (bits: string) => [...bits].reverse().join('');

/** The 95 modules of an EAN-13: 1 is a bar. */
export function eanModules(ean: string): string {
  const digits = [...ean].map(Number);
  const parity = PARITY[digits[0] ?? 0] ?? 'OOOOOO';
  const odd = (digit: number | undefined) => LEFT_ODD[digit ?? 0] ?? '';
  const left = digits.slice(1, 7).map((digit, i) => (parity[i] === 'O' ? odd(digit) : reverse(invert(odd(digit)))));
  const right = digits.slice(7).map((digit) => invert(odd(digit)));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** A white box with the bars and figures. */
export function barcode(ean: string, x: number, y: number, width: number, height: number): string {
  const modules = eanModules(ean);
  const unit = width / (modules.length + 18);
  const bars = [...modules]
    .map((bit, i) =>
      bit === '1'
        ? `M${num(x + (i + 9) * unit)} ${num(y + 8)}h${(unit * 1.01).toFixed(2)}v${num(height - 34)}h${(-unit * 1.01).toFixed(2)}Z`
        : '',
    )
    .join('');
  return (
    rect(x, y, width, height, { fill: '#fff' }) +
    path(bars, { fill: '#000' }) +
    setLine(ean, x + width / 2, y + height - 8, {
      face: 'mono',
      size: 17,
      fill: '#000',
      anchor: 'middle',
      tracking: 0.1,
    })
  );
}
