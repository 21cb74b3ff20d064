/** A record in its sleeve, the disc partly out. */
import type { Sleeve } from '#generated/enums.ts';
import { circle, createSvg, el, group, rect, SIDE } from '../svg.ts';
import { defineLinearGradient } from '../texture.ts';
import { drawImage, defineShadow } from './parts.ts';

const SIZE = 770;
const LEFT = 20;
const TOP = (SIDE - SIZE) / 2;

export interface SleeveParts {
  /** Front of the sleeve, as a data URI. */
  cover: string;
  /** Discs from above, the lowest first. */
  discs: string[];
  sleeve: Sleeve | null;
}

/** Draws a sleeve with discs, 1000 × 1000, on a transparent background. */
export function drawSleeve({ cover, discs, sleeve }: SleeveParts): string {
  const box = { x: LEFT, y: TOP, width: SIZE, height: SIZE };
  const isGatefold = sleeve === 'gatefold';
  const isDiscoBag = sleeve === 'discobag';
  const hole = { x: LEFT + SIZE / 2, y: TOP + SIZE / 2, r: SIZE * 0.165 };
  const records = discs.slice(0, 2).map((disc, i, all) => {
    const x = LEFT + 196 + (all.length - 1 - i) * 62 - (all.length - 1) * 40;
    return drawImage(disc, { x, y: TOP + 9, width: SIZE - 18, height: SIZE - 18 }, { filter: 'url(#low)' });
  });
  return createSvg(
    SIDE,
    SIDE,
    defineShadow('low', 4, 6, 9, 0.35),
    defineShadow('high', 6, 14, 16, 0.38),
    defineLinearGradient('light', 25, [0, '#fff', 0.2], [0.35, '#fff', 0], [0.75, '#000', 0], [1, '#000', 0.13]),
    defineLinearGradient('spine', 0, [0, '#000', 0.34], [0.35, '#fff', 0.24], [1, '#000', 0.02]),
    defineLinearGradient('mouth', 0, [0, '#000', 0], [1, '#000', 0.2]),
    el(
      'mask',
      { id: 'cut' },
      rect(0, 0, SIDE, SIDE, { fill: '#fff' }),
      isDiscoBag ? circle(hole.x, hole.y, hole.r, { fill: '#000' }) : '',
    ),
    ...records,
    isGatefold ? rect(LEFT + 7, TOP + 4, SIZE, SIZE - 8, { fill: '#d9d4c8', rx: 3, filter: 'url(#low)' }) : '',
    group(
      { filter: 'url(#high)' },
      group(
        { mask: 'url(#cut)' },
        drawImage(cover, box),
        rect(box.x, box.y, SIZE, SIZE, { fill: 'url(#light)' }),
        rect(box.x + SIZE - 40, box.y, 40, SIZE, { fill: 'url(#mouth)' }),
        isDiscoBag ? '' : rect(box.x, box.y, isGatefold ? 16 : 9, SIZE, { fill: 'url(#spine)' }),
      ),
    ),
    isDiscoBag
      ? circle(hole.x, hole.y, hole.r, { fill: 'none', stroke: '#000', strokeOpacity: 0.35, strokeWidth: 3 })
      : '',
    rect(box.x + 0.75, box.y + 0.75, SIZE - 1.5, SIZE - 1.5, {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.18,
      strokeWidth: 1.5,
    }),
  );
}
