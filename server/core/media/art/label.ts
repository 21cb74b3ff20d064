/** Round paper label of a side. */
import type { Artwork } from './artwork.ts';
import { formatMinutes, groupBySide } from './artwork.ts';
import { setArc } from './arc-text.ts';
import { createLivery } from './cover.ts';
import { computeContrast, pickFirstReadable, mix } from './color.ts';
import { circle, createSvg, el, group, line, path, polar, rect, SIDE } from './svg.ts';
import { fitSize, setBlock, setLine } from './type.ts';

/**
 * Draws the label of a side ("A", "B" …), 1000 × 1000, round on a transparent background, without spindle hole. Both
 * sides share one design; the B side swaps its colours.
 */
export function drawLabel(artwork: Artwork, side: string): string {
  const { rnd, palette, display } = createLivery(artwork.seed, artwork.genre);
  const isEven = side.charCodeAt(0) % 2 === 0;
  const design = rnd.int(0, 4);
  const rotation = rnd.int(0, 359);
  const ground = isEven ? palette.a : palette.ground;
  const ink = pickFirstReadable(ground, 4.5, palette.ink, palette.ground, '#111111', '#ffffff');
  // the motif needs contrast to the ground and to the text over it
  const motifColor =
    [isEven ? palette.ground : palette.a, palette.b, palette.c].find(
      (c) => computeContrast(c, ground) > 1.25 && computeContrast(c, ink) > 4,
    ) ?? mix(ground, ink, 0.15);
  const tracks =
    groupBySide(artwork.tracks)
      .find((s) => s.side === side)
      ?.tracks.slice(0, 6) ?? [];
  const size = fitSize(artwork.title, display, 620, 74);
  const name = artwork.artist.toUpperCase();
  return createSvg(
    SIDE,
    SIDE,
    el('clipPath', { id: 'round' }, circle(500, 500, 500)),
    group(
      { 'clip-path': 'url(#round)' },
      rect(0, 0, SIDE, SIDE, { fill: ground }),
      drawMotif(design, rotation, motifColor),
      circle(500, 500, 488, { fill: 'none', stroke: ink, strokeWidth: 3 }),
      circle(500, 500, 100, { fill: ground, opacity: design === 4 ? 0 : 1 }),
      setArc(name, 500, 500, 415, {
        face: 'geometricBold',
        size: Math.min(46, 1150 / name.length),
        fill: ink,
        at: -90,
        tracking: 0.14,
      }),
      setLine(artwork.title, 500, 285, { face: display, size, fill: ink, anchor: 'middle' }),
      setBlock(artwork.label, {
        face: 'groteskBold',
        fill: ink,
        x: 118,
        y: 440,
        width: 250,
        height: 64,
        maxSize: 36,
        align: 'middle',
        vertical: 'bottom',
        leading: 1.1,
      }).svg,
      setLine(artwork.catalog_number, 243, 548, { face: 'mono', size: 27, fill: ink, anchor: 'middle' }),
      setLine(side, 757, 540, { face: 'groteskBlack', size: 130, fill: ink, anchor: 'middle' }),
      line(640, 572, 874, 572, { stroke: ink, strokeWidth: 2 }),
      setLine('33 RPM  STEREO', 757, 602, { face: 'grotesk', size: 21, fill: ink, anchor: 'middle', tracking: 0.1 }),
      ...tracks.map((track, i) =>
        setLine(`${i + 1}. ${track.title}  ${formatMinutes(track.duration)}`, 500, 680 + i * 33, {
          face: 'grotesk',
          size: Math.min(25, 1050 / (track.title.length + 8)),
          fill: ink,
          anchor: 'middle',
        }),
      ),
      setArc(`© ${artwork.year} ${artwork.label} · All rights reserved`, 500, 500, 466, {
        face: 'grotesk',
        size: 21,
        fill: ink,
        at: 90,
        inward: true,
        tracking: 0.08,
      }),
    ),
  );
}

function drawMotif(design: number, rotation: number, fill: string): string {
  switch (design) {
    case 0:
      return path('M0 0H1000V360H0Z', { fill });
    case 1:
      return (
        circle(500, 500, 390, { fill: 'none', stroke: fill, strokeWidth: 16 }) +
        circle(500, 500, 180, { fill: 'none', stroke: fill, strokeWidth: 16 })
      );
    case 2:
      return Array.from({ length: 24 }, (_, i) => {
        const [a, b] = [polar(500, 500, 720, i * 15 + rotation), polar(500, 500, 720, i * 15 + rotation + 7.5)];
        return path(`M500 500L${a.map(Math.round).join(' ')}L${b.map(Math.round).join(' ')}Z`, { fill });
      }).join('');
    case 3:
      return [0, 1, 2, 3].map((i) => rect(0, 340 + i * 88, 1000, 44, { fill })).join('');
    default:
      return circle(500, 500, 190, { fill });
  }
}
