/** A tape: case with card behind, shell in front. */
import { darken, lighten, computeLuminance, pickReadable } from '../color.ts';
import { circle, createSvg, el, group, path, polar, rect, SIDE } from '../svg.ts';
import { fitSize, setBlock, setLine } from '../type.ts';
import type { Face } from '../typeface.ts';
import { defineLinearGradient } from '../texture.ts';
import { drawImage, defineShadow } from './parts.ts';

export interface CassetteParts {
  cover: string;
  shell: string;
  /** Colour of the label on the shell. */
  paper: string;
  title: string;
  artist: string;
  display: Face;
  /** Colours of the card around the art. */
  ground: string;
  ink: string;
}

/** Draws a tape, 1000 × 1000, on a transparent background. */
export function drawCassette({ cover, shell, paper, title, artist, display, ground, ink }: CassetteParts): string {
  const box = { x: 60, y: 60, width: 560, height: 880 };
  return createSvg(
    SIDE,
    SIDE,
    defineShadow('high', 5, 12, 14, 0.38),
    defineLinearGradient('glass', 30, [0, '#fff', 0.34], [0.22, '#fff', 0.1], [0.23, '#fff', 0], [1, '#fff', 0.08]),
    defineLinearGradient('shell', 60, [0, lighten(shell, 0.16)], [0.5, shell], [1, darken(shell, 0.2)]),
    group(
      { filter: 'url(#high)' },
      rect(box.x, box.y, box.width, box.height, { rx: 10, fill: '#dfe3e6' }),
      rect(box.x + 14, box.y + 10, box.width - 28, box.height - 20, { fill: ground }),
      drawImage(cover, { x: box.x + 14, y: box.y + box.height - 542, width: box.width - 28, height: box.width - 28 }),
      setBlock(title, {
        face: display,
        fill: ink,
        x: box.x + 44,
        y: box.y + 44,
        width: box.width - 88,
        height: 180,
        maxSize: 92,
        leading: 1,
      }).svg,
      setBlock(artist, {
        face: 'grotesk',
        fill: ink,
        x: box.x + 44,
        y: box.y + 250,
        width: box.width - 88,
        height: 34,
        maxSize: 34,
        vertical: 'bottom',
      }).svg,
    ),
    rect(box.x, box.y, box.width, box.height, { rx: 10, fill: 'url(#glass)' }),
    rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, {
      rx: 9,
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.55,
      strokeWidth: 2,
    }),
    el('g', { transform: 'translate(300 508) rotate(-7 330 210)' }, drawTape({ shell, paper, title, artist })),
  );
}

/** Draws the shell, 660 × 420. */
function drawTape({
  shell,
  paper,
  title,
  artist,
}: Pick<CassetteParts, 'shell' | 'paper' | 'title' | 'artist'>): string {
  const ink = pickReadable(paper, '#161616', '#f7f3ea');
  const drawScrew = (x: number, y: number) =>
    circle(x, y, 9, { fill: darken(shell, 0.35) }) +
    rect(x - 6, y - 1.2, 12, 2.4, { fill: lighten(shell, 0.2), transform: `rotate(35 ${x} ${y})` });
  const drawReel = (x: number) =>
    circle(x, 226, 46, { fill: computeLuminance(shell) > 0.5 ? '#f4f2ec' : '#e9e7e2' }) +
    Array.from({ length: 6 }, (_, i) => {
      const [tx, ty] = polar(x, 226, 33, i * 60);
      return rect(tx - 6, ty - 5, 12, 10, {
        fill: '#55585c',
        transform: `rotate(${i * 60} ${Math.round(tx)} ${Math.round(ty)})`,
      });
    }).join('') +
    circle(x, 226, 24, { fill: '#2a2c2f' });
  return [
    rect(0, 0, 660, 420, { rx: 20, fill: 'url(#shell)', filter: 'url(#high)' }),
    rect(3, 3, 654, 414, { rx: 18, fill: 'none', stroke: '#fff', strokeOpacity: 0.25, strokeWidth: 2 }),
    rect(40, 34, 580, 268, { rx: 12, fill: paper }),
    rect(40, 250, 580, 16, { fill: shell, opacity: 0.85 }),
    rect(40, 274, 580, 8, { fill: shell, opacity: 0.6 }),
    setLine(title, 330, 84, { face: 'brush', size: fitSize(title, 'brush', 500, 46), fill: ink, anchor: 'middle' }),
    setLine(artist.toUpperCase(), 330, 122, {
      face: 'geometricBold',
      size: fitSize(artist.toUpperCase(), 'geometricBold', 480, 22, 0.1),
      fill: ink,
      anchor: 'middle',
      tracking: 0.1,
    }),
    setLine('A', 66, 84, { face: 'groteskBlack', size: 40, fill: ink }),
    rect(130, 168, 400, 116, { rx: 58, fill: darken(shell, 0.15) }),
    rect(246, 178, 168, 96, { rx: 8, fill: '#1d1a18' }),
    path('M246 178H318C336 208 336 244 318 274H246Z', { fill: '#4a3326' }),
    path('M414 178H394C386 208 386 244 394 274H414Z', { fill: '#4a3326' }),
    drawReel(190),
    drawReel(470),
    path('M120 420L146 330H514L540 420Z', { fill: darken(shell, 0.12) }),
    circle(190, 384, 11, { fill: darken(shell, 0.5) }),
    circle(470, 384, 11, { fill: darken(shell, 0.5) }),
    rect(300, 372, 60, 20, { rx: 4, fill: darken(shell, 0.4) }),
    drawScrew(24, 24),
    drawScrew(636, 24),
    drawScrew(24, 396),
    drawScrew(636, 396),
  ].join('');
}
