/** The artist on the sleeve: a flat portrait, the name along the foot. */
import type { CoverContext } from '../cover-context.ts';
import { group, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { portrait } from '../portrait.ts';
import { grain } from '../texture.ts';

export function face({ rnd, palette, title, artist, display }: CoverContext): string {
  const foot = rnd.chance(0.5);
  const name = setBlock(artist, {
    face: display,
    fill: palette.ink,
    x: 56,
    y: foot ? 826 : 56,
    width: 888,
    height: 74,
    maxSize: 86,
    leading: 1,
    vertical: foot ? 'bottom' : 'top',
  });
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    group(
      { transform: foot ? 'translate(80 0) scale(0.84)' : 'translate(60 160) scale(0.88)' },
      portrait(rnd, palette),
    ),
    foot ? rect(0, 800, 1000, 200, { fill: palette.ground }) : '',
    name.svg,
    setBlock(title, {
      face: 'grotesk',
      fill: palette.ink,
      x: 56,
      y: foot ? 922 : name.y + name.height + name.size * 0.2 + 16,
      width: 888,
      height: 28,
      maxSize: 36,
    }).svg,
    grain(rnd, 0.2),
  ].join('');
}
