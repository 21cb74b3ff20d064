/** Mountain ridges, paler with distance. */
import type { CoverContext } from '../cover-context.ts';
import { circle, path, polyline, rect, type Point } from '../svg.ts';
import { setBlock } from '../type.ts';
import { computeContrast, computeLuminance, mix, pickReadable } from '../color.ts';
import { createNoiseField } from '../noise.ts';
import { drawGrain, defineLinearGradient } from '../texture.ts';

export function drawRidges({ rnd, palette, title, artist, display }: CoverContext): string {
  const far = computeLuminance(palette.ground) > 0.25 ? palette.ground : mix(palette.c, palette.ground, 0.15);
  const near = computeContrast(palette.ink, far) > computeContrast(palette.ground, far) ? palette.ink : palette.ground;
  const count = rnd.int(5, 8);
  const isJagged = rnd.chance(0.5);
  const layers = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const noise = createNoiseField(rnd, isJagged ? 150 - t * 40 : 330, isJagged ? 4 : 2);
    const base = 360 + t * 470;
    const points = Array.from({ length: 101 }, (_, j): Point => [
      j * 10,
      base - 50 + noise(j * 10 + i * 400, i * 90) * (150 - t * 40),
    ]);
    const fill = mix(mix(far, palette.b, Math.min(1, t * 1.6)), near, Math.max(0, t * 1.25 - 0.25));
    return path(`${polyline(points)}L1000 1000L0 1000Z`, { fill });
  });
  const sun = { x: rnd.range(250, 750), y: rnd.range(200, 340), r: rnd.range(70, 130) };
  const sky = mix(far, palette.a, 0.35);
  const inkTop = pickReadable(sky, near, palette.ink);
  const isHigh = rnd.chance(0.45);
  return [
    defineLinearGradient('sky', 90, [0, sky], [0.55, far]),
    rect(0, 0, 1000, 1000, { fill: 'url(#sky)' }),
    circle(sun.x, isHigh ? sun.y + 90 : sun.y, sun.r, { fill: palette.a }),
    ...layers,
    setBlock(title, {
      face: display,
      fill: isHigh ? inkTop : pickReadable(near, far, '#ffffff'),
      x: 60,
      y: isHigh ? 64 : 816,
      width: 880,
      height: isHigh ? 100 : 66,
      maxSize: 90,
      align: 'middle',
      vertical: 'middle',
    }).svg,
    setBlock(artist, {
      face: 'geometricBold',
      fill: pickReadable(near, far, '#ffffff'),
      x: 60,
      y: 926,
      width: 880,
      height: 24,
      maxSize: 32,
      align: 'middle',
      tracking: 0.06,
    }).svg,
    drawGrain(rnd, 0.24),
  ].join('');
}
