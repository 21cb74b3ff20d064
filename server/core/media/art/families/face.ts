/** A flat portrait of the artist, with the name at the top or bottom. */
import type { CoverContext } from '../cover-context.ts';
import { group, rect } from '../svg.ts';
import { setBlock } from '../type.ts';
import { drawPortrait } from '../portrait.ts';
import { drawGrain } from '../texture.ts';

export function drawFaceCover({ rnd, palette, title, artist, display }: CoverContext): string {
  const isAtFoot = rnd.chance(0.5);
  const artistBlock = setBlock(artist, {
    face: display,
    fill: palette.ink,
    x: 56,
    y: isAtFoot ? 826 : 56,
    width: 888,
    height: 74,
    maxSize: 86,
    leading: 1,
    vertical: isAtFoot ? 'bottom' : 'top',
  });
  return [
    rect(0, 0, 1000, 1000, { fill: palette.ground }),
    group(
      { transform: isAtFoot ? 'translate(80 0) scale(0.84)' : 'translate(60 160) scale(0.88)' },
      drawPortrait(rnd, palette),
    ),
    isAtFoot ? rect(0, 800, 1000, 200, { fill: palette.ground }) : '',
    artistBlock.svg,
    setBlock(title, {
      face: 'grotesk',
      fill: palette.ink,
      x: 56,
      y: isAtFoot ? 922 : artistBlock.y + artistBlock.height + artistBlock.size * 0.2 + 16,
      width: 888,
      height: 28,
      maxSize: 36,
    }).svg,
    drawGrain(rnd, 0.2),
  ].join('');
}
