/** The seventies: a bundle of thick stripes around a corner, an arch or a sun. */
import type { CoverContext } from '../cover-context.ts';
import { circle, num, path, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { pickFirstReadable, mix } from '../color.ts';
import { drawGrain } from '../texture.ts';

export function drawStripes({ rnd, palette, title, artist }: CoverContext): string {
  const ground = palette.ground;
  const inks = [palette.a, mix(palette.a, palette.c, 0.5), palette.c, palette.b, mix(palette.b, palette.ink, 0.45)];
  const kind = rnd.pick(['turn', 'arch', 'wave', 'burst'] as const);
  const width = rnd.range(34, 44);
  const draw = { turn: drawTurn, arch: drawArch, wave: drawWave, burst: drawBurst }[kind];
  const art = inks.map((ink, i) => draw(i, width, ink, inks.length)).join('');
  const face = rnd.pick(['groovy', 'groovy', 'didoneItalic', 'groteskBlack'] as const);
  const isLow = kind === 'arch' || kind === 'burst' || kind === 'wave';
  const ink = pickFirstReadable(ground, 4.5, palette.ink);
  const head = setBlock(title, {
    face,
    fill: ink,
    x: 60,
    y: 66,
    width: isLow ? 880 : 560,
    height: isLow ? 150 : 280,
    maxSize: 114,
    leading: 1,
  });
  return [
    rect(0, 0, 1000, 1000, { fill: ground }),
    art,
    head.svg,
    setBlock(artist, {
      face: 'geometricBold',
      fill: ink,
      x: 60,
      y: head.y + head.height + head.size * 0.2 + 24,
      width: 560,
      height: 26,
      maxSize: 38,
      tracking: 0.03,
    }).svg,
    drawGrain(rnd, 0.28),
  ].join('');
}

type Stripe = (index: number, width: number, ink: string, count: number) => string;

const drawStroke = (d: string, ink: string, width: number) =>
  path(d, { fill: 'none', stroke: ink, strokeWidth: width + 0.6 });

const drawTurn: Stripe = (i, width, ink) => {
  const o = i * width;
  const r = 120 + o;
  return drawStroke(`M${num(700 + o)} -20V560A${num(r)} ${num(r)} 0 0 1 580 ${num(560 + r)}H-20`, ink, width);
};

const drawArch: Stripe = (i, width, ink, count) => {
  const r = 120 + (count - i) * (width + 12);
  return drawStroke(`M${500 - r} 1020V745A${r} ${r} 0 0 1 ${500 + r} 745V1020`, ink, width + 12);
};

const drawWave: Stripe = (i, width, ink) => {
  const y = 480 + i * (width + 16);
  return drawStroke(
    `M-20 ${y}C180 ${y - 240} 330 ${y - 160} 500 ${y}S820 ${y + 260} 1020 ${y - 40}`,
    ink,
    width + 16.6,
  );
};

const drawBurst: Stripe = (i, width, ink, count) => circle(500, 1000, (count - i) * (width + 70) + 70, { fill: ink });
