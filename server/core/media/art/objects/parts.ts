/** Pieces that all objects share. Art and discs come in as images (data URIs), so that uploads and drawings look alike. */
import { el, type Attributes } from '../svg.ts';
import { SRGB } from '../texture.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An image that fills the box, cut where it is too long. */
export const picture = (href: string, { x, y, width, height }: Box, attributes: Attributes = {}): string =>
  el('image', { href, x, y, width, height, preserveAspectRatio: 'xMidYMid slice', ...attributes });

/** A soft shadow below elements that use `url(#id)`. */
export const shadow = (id: string, dx: number, dy: number, blur: number, opacity: number): string =>
  el(
    'filter',
    { id, ...SRGB, x: '-8%', y: '-6%', width: '116%', height: '118%' },
    el('feDropShadow', { dx, dy, stdDeviation: blur, 'flood-opacity': opacity }),
  );
