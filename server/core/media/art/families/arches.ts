/** Arches, stairs and a low sun in three tones. */
import type { CoverContext } from '../cover-context.ts';
import { circle, group, path, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { darken, lighten, mix } from '../color.ts';
import { drawGrain, defineLinearGradient } from '../texture.ts';

export function drawArches({ rnd, palette, title, artist }: CoverContext): string {
  const wall = mix(palette.b, palette.ground, 0.3);
  const count = rnd.pick([1, 2, 3]);
  const width = [0, 470, 350, 240][count] as number;
  const gap = 60;
  const left = 500 - (count * width + (count - 1) * gap) / 2;
  const floor = 690;
  const depth = width * 0.16;
  const doors = Array.from({ length: count }, (_, i) => {
    const x = left + i * (width + gap);
    const r = width / 2;
    const top = (count === 1 ? 130 : 190) + (count === 3 && i !== 1 ? 110 : 0) + (count === 2 ? i * 90 : 0);
    const buildOpening = (dx: number) =>
      `M${x + dx} ${floor}V${top + r}A${r} ${r} 0 0 1 ${x + width + dx} ${top + r}V${floor}Z`;
    const id = `door${i}`;
    return [
      defineLinearGradient(id, 90, [0, mix(palette.a, palette.c, i * 0.35)], [1, lighten(palette.a, 0.3)]),
      path(buildOpening(0), { fill: darken(wall, 0.32) }),
      `<clipPath id="in${i}"><path d="${buildOpening(0)}"/></clipPath>`,
      group(
        { 'clip-path': `url(#in${i})` },
        path(buildOpening(depth), { fill: `url(#${id})` }),
        circle(x + width * 0.62 + depth, floor - rnd.range(120, 300), width * 0.22, { fill: palette.c }),
        path(`M${x} ${floor}H${x + width * 1.4}V${floor - 70}H${x + depth}Z`, {
          fill: mix(palette.ink, palette.a, 0.3),
        }),
      ),
      path(`M${x + depth} ${floor}L${x + width} ${floor}L${x + width - 150} 1000H${x + depth - 210}Z`, {
        fill: lighten(palette.c, 0.15),
        opacity: 0.45,
      }),
    ].join('');
  });
  const steps = Array.from({ length: 4 }, (_, i) =>
    rect(0, floor + i * 26, 1000, 300, { fill: mix(wall, palette.ink, 0.12 + i * 0.1) }),
  );
  const face = rnd.pick(['garamond', 'didone', 'geometric'] as const);
  return [
    defineLinearGradient('wall', 20, [0, lighten(wall, 0.16)], [1, wall]),
    rect(0, 0, 1000, 1000, { fill: 'url(#wall)' }),
    ...steps,
    ...doors,
    rect(0, 812, 1000, 188, { fill: palette.ground }),
    setBlock(title, {
      face,
      fill: palette.ink,
      x: 70,
      y: 838,
      width: 860,
      height: 68,
      maxSize: 74,
      align: 'middle',
      vertical: 'middle',
    }).svg,
    setBlock(artist.toUpperCase(), {
      face: 'geometricBold',
      fill: palette.ink,
      x: 70,
      y: 934,
      width: 860,
      height: 20,
      maxSize: 26,
      align: 'middle',
      tracking: 0.22,
    }).svg,
    drawGrain(rnd, 0.26),
  ].join('');
}
