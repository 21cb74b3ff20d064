/** A CD: jewel case with insert, and the disc half out. */
import { circle, createSvg, el, group, path, polar, rect, SIDE } from '../svg.ts';
import { defineLinearGradient } from '../texture.ts';
import { drawImage, defineShadow } from './parts.ts';

/** Draws a disc, 1000 × 1000, on a transparent background; `print` is a data URI, unprinted without it. */
export function drawCdDisc(print?: string): string {
  const drawFan = (at: number, colors: string[]) =>
    colors.map((fill, i) => {
      const [a, b] = [polar(500, 500, 486, at + i * 9), polar(500, 500, 486, at + i * 9 + 9.4)];
      return path(`M500 500L${a.map((v) => v.toFixed(1)).join(' ')}L${b.map((v) => v.toFixed(1)).join(' ')}Z`, {
        fill,
        opacity: 0.5,
      });
    });
  const spectrum = ['#ff8f8f', '#ffd18f', '#f6ff9a', '#9dffb0', '#9de8ff', '#a7b0ff', '#f0a4ff'];
  return createSvg(
    SIDE,
    SIDE,
    el('clipPath', { id: 'cd' }, circle(500, 500, 488)),
    el('mask', { id: 'hub' }, rect(0, 0, SIDE, SIDE, { fill: '#fff' }), circle(500, 500, 62, { fill: '#000' })),
    defineLinearGradient('silver', 45, [0, '#f4f5f6'], [0.4, '#c9cdd1'], [0.6, '#eef0f1'], [1, '#b4b9be']),
    el('filter', { id: 'melt' }, el('feGaussianBlur', { stdDeviation: 14 })),
    group(
      { mask: 'url(#hub)' },
      circle(500, 500, 488, { fill: 'url(#silver)' }),
      print
        ? group({ 'clip-path': 'url(#cd)' }, drawImage(print, { x: 0, y: 0, width: SIDE, height: SIDE }))
        : group(
            { 'clip-path': 'url(#cd)' },
            group({ filter: 'url(#melt)' }, ...drawFan(20, spectrum), ...drawFan(200, spectrum)),
          ),
      circle(500, 500, 484, { fill: 'none', stroke: '#fff', strokeOpacity: 0.7, strokeWidth: 7 }),
      circle(500, 500, 122, { fill: '#e9ecee', opacity: 0.92 }),
      circle(500, 500, 120, { fill: 'none', stroke: '#9aa0a6', strokeWidth: 2 }),
      circle(500, 500, 92, { fill: 'none', stroke: '#aab0b5', strokeWidth: 3 }),
      circle(500, 500, 66, { fill: 'none', stroke: '#8d949a', strokeWidth: 5 }),
    ),
  );
}

/** Draws case and disc, 1000 × 1000, on a transparent background. */
export function drawCdCase(cover: string, disc: string): string {
  const [x, y, w, h] = [30, 166, 742, 668];
  const hinge = 66;
  return createSvg(
    SIDE,
    SIDE,
    defineShadow('low', 4, 8, 10, 0.35),
    defineShadow('high', 6, 14, 16, 0.4),
    defineLinearGradient(
      'glass',
      35,
      [0, '#fff', 0.42],
      [0.24, '#fff', 0.1],
      [0.25, '#fff', 0],
      [0.7, '#fff', 0],
      [0.71, '#fff', 0.07],
      [1, '#fff', 0.16],
    ),
    defineLinearGradient('hinge', 0, [0, '#4a4e53'], [0.3, '#17191b'], [0.8, '#2a2d30'], [1, '#0d0e0f']),
    drawImage(disc, { x: 352, y: y + 22, width: 624, height: 624 }, { filter: 'url(#low)' }),
    group(
      { filter: 'url(#high)' },
      rect(x, y, w, h, { rx: 7, fill: '#dfe3e6' }),
      drawImage(cover, { x: x + hinge, y: y + 6, width: w - hinge - 6, height: h - 12 }),
      rect(x, y, hinge, h, { rx: 6, fill: 'url(#hinge)' }),
    ),
    ...Array.from({ length: 30 }, (_, i) => rect(x + 14, y + 26 + i * 20.8, 34, 2.2, { fill: '#fff', opacity: 0.08 })),
    rect(x, y, w, h, { rx: 7, fill: 'url(#glass)' }),
    rect(x + 1, y + 1, w - 2, h - 2, { rx: 6, fill: 'none', stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 2 }),
  );
}
