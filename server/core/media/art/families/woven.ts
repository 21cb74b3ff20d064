/** Cloth: a kilim of stepped diamonds, or a tartan, with a sewn label. */
import type { CoverContext } from '../cover-context.ts';
import { el, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { darken, pickReadable } from '../color.ts';
import { drawGrain } from '../texture.ts';
import type { Random } from '../../random.ts';

export function drawWoven({ rnd, palette, title, artist, display }: CoverContext): string {
  const inks = [palette.a, palette.b, palette.c, palette.ink, palette.ground];
  const art = rnd.chance(0.6) ? drawKilim(rnd, inks) : drawTartan(rnd, inks);
  const cloth = pickReadable(palette.ink, palette.ground, '#f7f2e6');
  const top = rnd.pick([640, 390, 120]);
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    art,
    el(
      'filter',
      { id: 'lift', x: '-10%', y: '-10%', width: '120%', height: '130%' },
      el('feDropShadow', { dx: 0, dy: 5, stdDeviation: 6, 'flood-opacity': 0.4 }),
    ),
    rect(190, top, 620, 230, { fill: cloth, filter: 'url(#lift)' }),
    rect(206, top + 16, 588, 198, { fill: 'none', stroke: palette.ink, strokeWidth: 2.5, strokeDasharray: '10 7' }),
    setBlock(title, {
      face: display,
      fill: palette.ink,
      x: 236,
      y: top + 42,
      width: 528,
      height: 94,
      maxSize: 68,
      align: 'middle',
      vertical: 'middle',
      leading: 1.05,
    }).svg,
    setBlock(artist, {
      face: 'geometricBold',
      fill: palette.ink,
      x: 236,
      y: top + 164,
      width: 528,
      height: 22,
      maxSize: 28,
      align: 'middle',
      tracking: 0.1,
    }).svg,
    drawThreads(darken(palette.ink, 0.3)),
    drawGrain(rnd, 0.24),
  ].join('');
}

/** Draws a fine mesh over the cover, for the look of cloth. */
const drawThreads = (ink: string) =>
  el(
    'pattern',
    { id: 'mesh', width: 5, height: 5, patternUnits: 'userSpaceOnUse' },
    rect(0, 0, 5, 1, { fill: ink, opacity: 0.2 }),
    rect(0, 0, 1, 5, { fill: ink, opacity: 0.12 }),
  ) + rect(0, 0, 1000, 1000, { fill: 'url(#mesh)' });

function drawKilim(rnd: Random, inks: string[]): string {
  const cell = 20;
  const period = rnd.pick([10, 12.5, 25]);
  const bands = Array.from({ length: 6 }, () => ({ kind: rnd.int(0, 3), inks: rnd.sample(inks, 3) }));
  const rows: string[] = [];
  for (let j = 0; j < 50; j++) {
    const band = bands[Math.floor(j / 10) % bands.length]!;
    const v = (j % 10) - 4.5;
    for (let i = 0; i < 50; i++) {
      const u = Math.abs(((i + 0.5) % period) - period / 2);
      const d = Math.round(u + Math.abs(v) * (band.kind === 1 ? 0.5 : 1));
      const stripe =
        band.kind === 2 ? Math.floor(Math.abs(v)) : band.kind === 3 ? Math.floor(u + Math.abs(v + (i % 2))) : d;
      rows.push(rect(i * cell, j * cell, cell + 0.4, cell + 0.4, { fill: band.inks[Math.floor(stripe / 2) % 3] }));
    }
  }
  return rows.join('');
}

function drawTartan(rnd: Random, inks: string[]): string {
  const sett: { at: number; width: number; fill: string }[] = [];
  for (let at = 0; at < 500;) {
    const width = rnd.pick([12, 12, 24, 60, 90]);
    sett.push({ at, width, fill: rnd.pick(inks) });
    at += width;
  }
  const stripes = [...sett, ...sett.map((s) => ({ ...s, at: 1000 - s.at - s.width }))];
  return (
    stripes.map((s) => rect(s.at, 0, s.width, 1000, { fill: s.fill })).join('') +
    el(
      'pattern',
      { id: 'twill', width: 16, height: 16, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      rect(0, 0, 8, 16, { fill: '#fff' }),
    ) +
    el('mask', { id: 'weft' }, rect(0, 0, 1000, 1000, { fill: 'url(#twill)' })) +
    el('g', { mask: 'url(#weft)' }, ...stripes.map((s) => rect(0, s.at, 1000, s.width, { fill: s.fill })))
  );
}
