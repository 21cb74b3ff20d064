/** Lines that follow a noise field. */
import type { CoverContext } from '../cover-context.ts';
import { el, group, num, path, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { createNoiseField } from '../noise.ts';
import { drawGrain } from '../texture.ts';

export function drawFlow({ rnd, palette, title, artist, display }: CoverContext): string {
  const field = createNoiseField(rnd, rnd.range(420, 700), 1);
  const swirl = rnd.range(2.4, 5);
  const base = rnd.range(0, 6);
  const inks = [palette.a, palette.a, palette.b, palette.c, palette.ink];
  const isBroad = rnd.chance(0.5);
  const lines = Array.from({ length: isBroad ? 260 : 620 }, () => {
    let [x, y] = [rnd.range(-40, 1040), rnd.range(-40, 800)];
    let d = `M${num(x)} ${num(y)}`;
    const length = rnd.int(10, 34);
    for (let i = 0; i < length; i++) {
      const angle = base + field(x, y) * swirl;
      x += Math.cos(angle) * 13;
      y += Math.sin(angle) * 13;
      d += `L${num(x)} ${num(y)}`;
    }
    return path(d, { stroke: rnd.pick(inks), strokeWidth: isBroad ? rnd.range(5, 15) : rnd.range(1.4, 4.4) });
  });
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    el('clipPath', { id: 'window' }, rect(52, 52, 896, 716)),
    group({ 'clip-path': 'url(#window)', fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' }, ...lines),
    setBlock(title, {
      face: display,
      fill: palette.ink,
      x: 52,
      y: 806,
      width: 896,
      height: 92,
      maxSize: 88,
      leading: 1.02,
    }).svg,
    setBlock(artist, { face: 'grotesk', fill: palette.ink, x: 52, y: 920, width: 896, height: 26, maxSize: 34 }).svg,
    drawGrain(rnd, 0.14),
  ].join('');
}
