/** Scenes: objects on a coloured background. */
import { darken, lighten } from '../color.ts';
import { createSvg, el, rect } from '../svg.ts';
import { defineLinearGradient } from '../texture.ts';
import { drawImage } from './parts.ts';

export interface SceneParts {
  /** Object on a transparent background, as a data URI. */
  object: string;
  ground: string;
  width?: number;
  height?: number;
}

/** Draws a scene of `width` × `height` (1000 × 1000 by default), opaque. */
export function drawScene({ object, ground, width = 1000, height = 1000 }: SceneParts): string {
  const size = Math.min(width, height) * 0.86;
  return createSvg(
    width,
    height,
    defineLinearGradient(
      'wall',
      90,
      [0, lighten(ground, 0.16)],
      [0.72, ground],
      [0.721, darken(ground, 0.08)],
      [1, lighten(ground, 0.04)],
    ),
    `<radialGradient id="spot" cx="0.36" cy="0.28" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.34"/><stop offset="1" stop-color="#000" stop-opacity="0.14"/></radialGradient>`,
    rect(0, 0, width, height, { fill: 'url(#wall)' }),
    rect(0, 0, width, height, { fill: 'url(#spot)' }),
    el(
      'filter',
      { id: 'soft', x: '-30%', y: '-200%', width: '160%', height: '500%' },
      el('feGaussianBlur', { stdDeviation: size * 0.022 }),
    ),
    el('ellipse', {
      cx: width / 2,
      cy: height / 2 + size * 0.45,
      rx: size * 0.4,
      ry: size * 0.035,
      fill: '#000',
      opacity: 0.28,
      filter: 'url(#soft)',
    }),
    drawImage(object, { x: (width - size) / 2, y: (height - size) / 2, width: size, height: size }),
  );
}

/** Groups two or three objects on a transparent background, the last in front. */
export function drawGroup(objects: readonly string[]): string {
  const places = [
    { x: 330, y: 0, width: 670, height: 670 },
    { x: 0, y: 300, width: 690, height: 690 },
    { x: 560, y: 560, width: 430, height: 430 },
  ];
  return createSvg(1000, 1000, ...objects.slice(0, 3).map((href, i) => drawImage(href, places[i]!)));
}

/** Draws a detail of flat artwork, enlarged and rotated, with the edge of the paper. */
export function drawDetail(art: string, ground: string, degrees: number): string {
  return createSvg(
    1000,
    1000,
    rect(0, 0, 1000, 1000, { fill: ground }),
    el(
      'filter',
      { id: 'drop', x: '-10%', y: '-10%', width: '120%', height: '120%' },
      el('feDropShadow', { dx: 8, dy: 18, stdDeviation: 26, 'flood-opacity': 0.4 }),
    ),
    defineLinearGradient('light', 40, [0, '#fff', 0.2], [0.5, '#fff', 0], [1, '#000', 0.2]),
    el(
      'g',
      { transform: `rotate(${degrees} 500 500)`, filter: 'url(#drop)' },
      drawImage(art, { x: 150, y: 130, width: 1300, height: 1300 }),
      rect(150, 130, 1300, 1300, { fill: 'url(#light)' }),
    ),
  );
}
