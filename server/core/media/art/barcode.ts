import { getBars } from '#server/core/documents/barcode.ts';
import { num, path, rect } from './svg.ts';
import { setLine } from './type.ts';

/** Quiet zone, in modules. */
const MARGIN = 9;

/** Draws an EAN-13 with its digits in a white box. */
export function drawBarcode(ean: string, x: number, y: number, width: number, height: number): string {
  const { bars, modules } = getBars({ kind: 'ean13', text: ean });
  const unit = width / (modules + 2 * MARGIN);
  const barPaths = bars.map(({ at, width: barWidth }) => {
    const length = (barWidth * unit).toFixed(2);
    return `M${num(x + (at + MARGIN) * unit)} ${num(y + 8)}h${length}v${num(height - 34)}h-${length}Z`;
  });
  return (
    rect(x, y, width, height, { fill: '#fff' }) +
    path(barPaths.join(''), { fill: '#000' }) +
    setLine(ean, x + width / 2, y + height - 8, {
      face: 'mono',
      size: 17,
      fill: '#000',
      anchor: 'middle',
      tracking: 0.1,
    })
  );
}
