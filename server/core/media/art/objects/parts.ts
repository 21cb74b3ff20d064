/** Elements shared by objects. Artwork and discs are images (data URIs), whether uploaded or drawn. */
import { el, type Attributes } from '../svg.ts';
import { SRGB } from '../texture.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws an image that covers the box, cropped. */
export const drawImage = (href: string, { x, y, width, height }: Box, attributes: Attributes = {}): string =>
  el('image', { href, x, y, width, height, preserveAspectRatio: 'xMidYMid slice', ...attributes });

/** Defines a soft shadow, a filter for elements with `url(#id)`. */
export const defineShadow = (id: string, dx: number, dy: number, blur: number, opacity: number): string =>
  el(
    'filter',
    { id, ...SRGB, x: '-8%', y: '-6%', width: '116%', height: '118%' },
    el('feDropShadow', { dx, dy, stdDeviation: blur, 'flood-opacity': opacity }),
  );
